import pytest

from wrap import wrap


@pytest.mark.parametrize("width, lines", [(5, ["one", "two"]), (7, ["one two"])])
def test_widths(width, lines):
    assert wrap("one two", width) == lines


def test_empty():
    assert wrap("", 10) == []
