import pytest

from notes import Store


@pytest.fixture
def store():
    return Store()
