import pytest

from text.trim import dedent, shorten


@pytest.mark.parametrize("given, wanted", [("short", "short"), ("a longer text", "a longer…")])
def test_shorten(given, wanted):
    assert shorten(given, 10) == wanted


def test_dedent():
    assert dedent("  a\n    b\n") == "a\n  b"
    assert dedent("") == ""
