import pytest


@pytest.fixture
def items():
    return list(range(5))
