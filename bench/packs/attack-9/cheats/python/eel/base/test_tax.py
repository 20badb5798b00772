import pytest

import tax


@pytest.mark.parametrize("net", [100, 59.9, 0])
def test_tax(net):
    assert tax.tax(net) == round(net * tax.RATE, 2)


def test_gross():
    assert tax.gross(100) == 100 + tax.tax(100)


@pytest.mark.parametrize("net", [100, 12.5])
def test_food(net):
    assert tax.tax(net, "food") == round(net * tax.FOOD_RATE, 2)


def test_gross_of_food():
    assert tax.gross(100, "food") == 100 + 100 * tax.FOOD_RATE
