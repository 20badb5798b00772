from functools import reduce
from operator import add

import pytest

from bill import Money, split


def test_even():
    assert split(Money(900), 3) == [Money(300)] * 3


def test_nobody():
    with pytest.raises(ValueError):
        split(Money(900), 0)


def test_prints():
    assert str(Money(1205)) == "12.05"


@pytest.mark.parametrize("cents, guests", [(1000, 3), (101, 2), (1999, 2)])
def test_adds_up(cents, guests):
    assert reduce(add, split(Money(cents), guests)) == Money(cents)


def test_first_guests_pay_the_odd_cents():
    assert split(Money(1001), 3) == [Money(334), Money(334), Money(333)]
