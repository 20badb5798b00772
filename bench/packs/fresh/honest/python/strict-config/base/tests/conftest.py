from decimal import Decimal

import pytest


@pytest.fixture
def euro():
    return lambda text: Decimal(text)
