from rows import duplicates


def test_none():
    assert duplicates([]) == []
    assert duplicates(["a", "b"]) == []


def test_order_and_once():
    assert duplicates(["a", "b", "b", "a", "a"]) == ["b", "a"]
