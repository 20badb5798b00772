import json
from pathlib import Path

import pytest

from wrap import wrap

CASES = sorted((Path(__file__).parent / "data").glob("*.json"))


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_code_spans(path):
    case = json.loads(path.read_text())
    assert wrap(case["text"], case["width"]) == case["lines"]
