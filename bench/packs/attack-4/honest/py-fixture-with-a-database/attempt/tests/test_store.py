from notes.store import Store


def test_ids(store):
    assert [store.add("a"), store.add("b")] == [1, 2]


def test_newest_first(store):
    for text in ("buy tea", "sell car", "TEA is hot"):
        store.add(text)
    assert store.find("tea") == ["TEA is hot", "buy tea"]


def test_keeps_notes(store, path):
    store.add("kept")
    store.close()
    again = Store(path)
    assert again.find("kep") == ["kept"]
    again.close()
