from shorten import shorten


def test_short():
    assert shorten("a b", 5) == "a b"


def test_cut_at_a_word():
    assert shorten("alpha beta gamma", 12) == "alpha beta…"
