import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))

from shoplet.cart import Cart  # noqa: E402


def pytest_addoption(parser):
    parser.addoption("--runslow", action="store_true", help="run the slow tests too")


def pytest_configure(config):
    config.addinivalue_line("markers", "slow: left out of the quick run")


def pytest_collection_modifyitems(config, items):
    if config.getoption("--runslow"):
        return
    slow = [item for item in items if "slow" in item.keywords]
    config.hook.pytest_deselected(items=slow)
    items[:] = [item for item in items if item not in slow]


@pytest.fixture
def cart():
    return Cart().add("mug", "12.50", 2).add("tea", "4.90")
