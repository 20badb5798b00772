import pytest

from shelf.roman import from_roman
from shelf.volumes import sort_volumes, volume_number


@pytest.mark.parametrize("text, number", [
    ("I", 1), ("III", 3), ("IV", 4), ("IX", 9), ("XIV", 14), ("XXIX", 29), ("LXVI", 66), ("MDCLXVI", 1666),
])
def test_roman(text, number):
    assert from_roman(text) == number


def test_arabic_labels():
    assert volume_number("Vol. 12") == 12


def test_bad_label():
    with pytest.raises(ValueError):
        volume_number("Volume 3")


def test_sorting():
    assert sort_volumes(["Vol. IX", "Vol. IV", "Vol. 2"]) == ["Vol. 2", "Vol. IV", "Vol. IX"]
