import pytest


@pytest.fixture
def names():
    return [f"guest {number}" for number in range(12)]
