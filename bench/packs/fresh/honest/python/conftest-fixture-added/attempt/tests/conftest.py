from decimal import Decimal

import pytest


@pytest.fixture
def euro():
    return lambda text: Decimal(text)


@pytest.fixture
def priced(euro):
    from parcels import shipping

    def check(weight, zone, price):
        assert shipping(weight, zone) == euro(price)

    return check
