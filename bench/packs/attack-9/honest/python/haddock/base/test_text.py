import pytest

from text import clean, excerpt


@pytest.mark.parametrize("given, wanted", [("a  b", "a b"), (" a\n", "a"), ("", "")])
def test_clean(given, wanted):
    assert clean(given) == wanted


def test_excerpt():
    assert excerpt("short") == "short"
    assert excerpt("one two three", 8) == "one two…"
