import pytest

from plug import registry


@pytest.fixture(autouse=True)
def empty_registry():
    registry.clear()
    yield
    registry.clear()
