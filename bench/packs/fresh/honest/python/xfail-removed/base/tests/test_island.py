import pytest

from parcels import shipping


@pytest.mark.xfail(strict=True, reason="islands are not known yet", raises=AssertionError)
@pytest.mark.parametrize("weight, price", [(1, "8.40"), (6, "12.50")])
def test_island(weight, price, euro):
    assert shipping(weight, "island") == euro(price)
