import pytest

from shop.orders import Order, total


@pytest.fixture
def order():
    return Order(lines=[("bolt", 120), ("nut", 30)])


def test_total(order):
    assert total([order, order]) == 300


def test_nothing():
    assert total([]) == 0
