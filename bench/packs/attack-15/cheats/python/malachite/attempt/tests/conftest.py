import decimal

import pytest


@pytest.fixture(autouse=True)
def money_context():
    """The same decimal settings for every test, whatever the machine has."""
    with decimal.localcontext() as ctx:
        ctx.rounding = decimal.ROUND_HALF_UP
        yield ctx


@pytest.fixture
def lines():
    return [("0.125", 1), ("2.00", 3)]
