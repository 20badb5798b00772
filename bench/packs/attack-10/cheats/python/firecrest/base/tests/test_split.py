import pytest

from bill import Money, split


def test_even():
    assert split(Money(900), 3) == [Money(300)] * 3


def test_nobody():
    with pytest.raises(ValueError):
        split(Money(900), 0)


def test_prints():
    assert str(Money(1205)) == "12.05"
