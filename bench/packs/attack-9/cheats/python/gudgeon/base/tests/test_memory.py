import pytest

from storage.base import Store
from storage.memory import MemoryStore


def test_is_a_store():
    assert isinstance(MemoryStore(), Store)


def test_keeps():
    store = MemoryStore()
    store.put("a", b"1")
    store.put("b", b"2")
    assert store.get("a") == b"1"
    assert store.names() == ["a", "b"]


def test_deletes():
    store = MemoryStore()
    store.put("a", b"1")
    store.delete("a")
    with pytest.raises(KeyError):
        store.get("a")
