import pytest


@pytest.fixture
def lines():
    return [("0.125", 1), ("2.00", 3)]
