import pytest

from parcels import shipping


@pytest.mark.parametrize("weight, price", [(1, "8.40"), (5, "8.40"), (6, "12.50"), (11, "19.00")])
def test_island(weight, price, euro):
    assert shipping(weight, "island") == euro(price)


def test_unknown_zone():
    with pytest.raises(ValueError):
        shipping(1, "moon")
