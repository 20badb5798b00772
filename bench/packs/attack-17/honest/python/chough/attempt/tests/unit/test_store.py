def test_get(store):
    store.set("a", 1)
    assert store.get("a") == 1


def test_unknown(store):
    assert store.get("b") is None


def test_delete(store):
    store.set("a", 1)
    assert store.delete("a") is True
    assert store.get("a") is None
    assert store.delete("a") is False
