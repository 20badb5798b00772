import json
import pathlib

import pytest

from summary import summarise
from summary.core import sentences

CASES = json.loads((pathlib.Path(__file__).parent / "cases.json").read_text())


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_summary(case):
    assert summarise(case["text"]) == case["summary"]


def test_sentences():
    assert sentences("A b. C d!  E?") == ["A b.", "C d!", "E?"]


def test_empty():
    assert summarise("") == ""
