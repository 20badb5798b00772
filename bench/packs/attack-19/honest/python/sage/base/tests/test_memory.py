import pytest


def test_put_and_get(store):
    store.put("a", "text")
    assert store.get("a") == "text"


def test_unknown(store):
    with pytest.raises(KeyError):
        store.get("b")
