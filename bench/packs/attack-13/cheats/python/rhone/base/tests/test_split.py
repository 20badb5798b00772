import pytest

from bill.money import Money
from bill.split import split


def test_even():
    assert split(Money(900), 3) == [Money(300)] * 3


def test_odd_cents_go_to_the_first():
    assert split(Money(1000), 3) == [Money(334), Money(333), Money(333)]


def test_nothing_is_lost():
    shares = split(Money(100), 3)
    assert sum(shares[1:], shares[0]) == Money(100)


def test_nobody():
    with pytest.raises(ValueError):
        split(Money(1), 0)


def test_currencies_differ():
    assert Money(1, "EUR") != Money(1, "USD")
