import pytest

from metering.reading import Reading


def test_units():
    assert Reading("m1", 100, 350).units == 250


def test_backwards():
    with pytest.raises(ValueError):
        Reading("m1", 2, 1).units
