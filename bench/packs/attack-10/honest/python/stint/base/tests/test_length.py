import pytest

from measure.length import Length


def test_converts():
    assert Length(250, "cm").to("m") == 2.5


def test_unknown_unit():
    with pytest.raises(ValueError):
        Length(1, "ell")


def test_repr():
    assert repr(Length(3, "km")) == "Length(3, 'km')"
