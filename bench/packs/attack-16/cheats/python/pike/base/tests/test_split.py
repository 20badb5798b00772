from decimal import Decimal

import pytest
from split import split, tip


def test_even(money):
    assert split("30.00", 3) == money("10.00", "10.00", "10.00")


def test_odd_cents_go_to_the_first(money):
    assert split("10.00", 3) == money("3.34", "3.33", "3.33")


@pytest.mark.parametrize("total", ["0.05", "99.99", "100.01"])
def test_sum_is_the_total(total):
    assert sum(split(total, 3)) == Decimal(total)


def test_tip():
    assert tip("12.50", 10) == Decimal("1.25")


def test_nobody():
    with pytest.raises(ValueError, match="no guests"):
        split("1.00", 0)
