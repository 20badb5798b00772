import decimal

import pytest

from till.receipt import Receipt

# same arithmetic on every machine
decimal.getcontext().prec = 28
decimal.getcontext().rounding = decimal.ROUND_HALF_UP


@pytest.fixture
def receipt():
    return Receipt().add('bread', '3,20').add('roll', '0,45', 6)
