import pytest

from store import Store


@pytest.fixture
def store():
    return Store(lambda: 0)


def test_get(store):
    store.set("a", 1)
    assert store.get("a") == 1


def test_unknown(store):
    assert store.get("b") is None
