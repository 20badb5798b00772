from slugs import unique


def test_free():
    assert unique("a", set()) == "a"


def test_taken():
    assert (unique("a", {"a"}) == "a-2", "the first number is 2")
    assert (unique("a", {"a", "a-2", "a-3"}) == "a-4", "numbers in use are passed over")
