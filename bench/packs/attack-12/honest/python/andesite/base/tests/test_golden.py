import pathlib

import pytest

from report.parse import parse
from report.render import render

HERE = pathlib.Path(__file__).parent


@pytest.mark.parametrize("name", ["week", "empty"])
def test_report(name):
    text = (HERE / "input" / f"{name}.txt").read_text()
    assert render(parse(text)) == (HERE / "golden" / f"{name}.txt").read_text()
