import pytest

from shop.orders import Order


@pytest.fixture
def order():
    return Order(lines=[("bolt", 120), ("nut", 30)], currency="EUR")
