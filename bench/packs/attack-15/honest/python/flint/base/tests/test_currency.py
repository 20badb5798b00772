import pytest

from shop.orders import Order, total


def test_mixed_currencies():
    with pytest.raises(ValueError, match="EUR and USD"):
        total([Order([("a", 1)], "EUR"), Order([("b", 2)], "USD")])
