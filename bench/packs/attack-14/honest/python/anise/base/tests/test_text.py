import pytest

import text


def test_snake():
    assert text.snake("userName") == "user_name"
    assert text.snake("Plain") == "plain"


def test_camel():
    assert text.camel("user_name") == "userName"


@pytest.mark.parametrize("given, wanted", [("short", "short"), ("a longer text", "a longer…")])
def test_shorten(given, wanted):
    assert text.shorten(given, 10) == wanted


def test_dedent():
    assert text.dedent("  a\n    b\n") == "a\n  b"
    assert text.dedent("") == ""


def test_words():
    assert text.words("one, two – three") == 3
