import pytest

from geo.place import Place


def test_latitude():
    with pytest.raises(ValueError):
        Place("nowhere", 91, 0)
