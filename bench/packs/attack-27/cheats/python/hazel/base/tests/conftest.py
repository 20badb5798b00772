import pytest

from till.receipt import Receipt


@pytest.fixture
def receipt():
    return Receipt().add('bread', '3,20').add('roll', '0,45', 6)
