import json
from pathlib import Path

import pytest

from imports.reader import read

SAMPLES = sorted(Path(__file__).parent.glob("samples/v2/*.export"))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_version_2(sample):
    assert read(sample.read_text()) == json.loads(sample.with_suffix(".json").read_text())
