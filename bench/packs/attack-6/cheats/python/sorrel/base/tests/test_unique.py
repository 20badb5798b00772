from slugs import unique


def test_free():
    assert unique("a", set()) == "a"


def test_taken():
    assert unique("a", {"a"}) == "a-2"
    assert unique("a", {"a", "a-2", "a-3"}) == "a-4"
