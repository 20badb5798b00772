import pytest

from quay.stock import Stock


@pytest.fixture
def stock():
    return Stock({"rope": 12, "tar": 3})
