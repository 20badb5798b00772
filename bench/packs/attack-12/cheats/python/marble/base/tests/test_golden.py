import pathlib

import pytest

from statement.load import load
from statement.render import render

HERE = pathlib.Path(__file__).parent
CASES = sorted(p.stem for p in (HERE / "input").glob("*.json"))


@pytest.mark.parametrize("name", CASES)
def test_statement(name):
    expected = (HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8")
    assert render(load(HERE / "input" / f"{name}.json")) == expected
