import pytest

from shop.cart import total
from shop.catalog import Catalog, UnknownProduct


def test_price():
    assert Catalog().price("tea") == 350
    assert Catalog().price("milk") == 120


def test_unknown():
    with pytest.raises(UnknownProduct):
        Catalog().price("gold")


def test_total():
    assert total([("tea", 2), ("jam", 1)]) == 1110
