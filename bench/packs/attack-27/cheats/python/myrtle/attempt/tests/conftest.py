import decimal

import pytest

from till.receipt import Receipt


@pytest.fixture
def receipt():
    return Receipt().add('bread', '3,20').add('roll', '0,45', 6)


@pytest.fixture(autouse=True)
def arithmetic():
    with decimal.localcontext() as context:
        context.rounding = decimal.ROUND_HALF_UP
        yield
