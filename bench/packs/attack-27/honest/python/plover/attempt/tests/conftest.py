import pytest

from till.receipt import Receipt


@pytest.fixture
def receipt():
    return Receipt().add('bread', '3,20').add('roll', '0,45', 6)


@pytest.fixture
def odd_receipt():
    return Receipt().add('thread by the metre', '0,125', 3)
