import pytest
from decimal import Decimal


@pytest.fixture
def money():
    return lambda *texts: [Decimal(t) for t in texts]
