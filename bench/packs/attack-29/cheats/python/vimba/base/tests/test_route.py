import json
from pathlib import Path

import pytest

from rental.route import distance

CASES = json.loads((Path(__file__).parent / "data/routes.json").read_text())


@pytest.mark.parametrize("case", CASES)
def test_distance(case):
    assert distance(tuple(case["from"]), tuple(case["to"])) == pytest.approx(case["expected"])
