import pytest

from vectors import add, length, unit


def test_add():
    assert add((1, 2), (3, 4)) == (4, 6)


def test_length():
    assert length((3, 4)) == 5


def test_zero():
    with pytest.raises(ValueError, match="no direction"):
        unit((0, 0))
