import text
from text.count import words


def test_words():
    assert words("one, two – three") == 3


def test_exported():
    assert text.words is words
