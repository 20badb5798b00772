from titles.clean import clean


def test_upper():
    assert clean("hello") == "Hello"


def test_rest_is_kept():
    assert clean("hello World") == "Hello World"


def test_spaces():
    assert clean("  a   b ") == "A b"


def test_underscores():
    assert clean("a_b") == "A b"


def test_hyphens():
    assert clean("a-b") == "A b"


def test_tabs():
    assert clean("a\tb") == "A b"


def test_empty():
    assert clean("") == ""


def test_only_spaces():
    assert clean("   ") == ""
