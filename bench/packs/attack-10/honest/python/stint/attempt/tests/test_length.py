import pytest

from measure.length import Length


def test_converts():
    assert Length(250, "cm").to("m") == 2.5


def test_unknown_unit():
    with pytest.raises(ValueError):
        Length(1, "ell")


@pytest.mark.parametrize("a, b", [((100, "cm"), (1, "m")), ((1, "km"), (1000, "m")), ((5, "mm"), (5, "mm"))])
def test_equal(a, b):
    assert Length(*a) == Length(*b)
    assert hash(Length(*a)) == hash(Length(*b))


@pytest.mark.parametrize("other", [Length(101, "cm"), Length(1, "cm"), Length(1, "km"), 1, 1000, "1 m", None])
def test_unequal(other):
    assert Length(1, "m") != other


def test_key_of_a_dictionary():
    assert {Length(100, "cm"): "desk"}[Length(1, "m")] == "desk"


def test_repr():
    assert repr(Length(3, "km")) == "Length(3, 'km')"
