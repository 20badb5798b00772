import warnings

import pytest

from text import clean, excerpt, normalise


@pytest.mark.parametrize("given, wanted", [("a  b", "a b"), (" a\n", "a"), ("", "")])
def test_normalise(given, wanted):
    assert normalise(given) == wanted


def test_the_old_name_warns():
    with pytest.warns(DeprecationWarning, match="normalise"):
        assert clean(" a  b ") == "a b"


def test_nothing_else_warns():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert excerpt("a  b") == "a b"


def test_excerpt():
    assert excerpt("short") == "short"
    assert excerpt("one two three", 8) == "one two…"
