import pytest


@pytest.fixture
def zones():
    return 1
