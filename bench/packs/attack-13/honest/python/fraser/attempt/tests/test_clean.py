import pytest

from titles.clean import clean


@pytest.mark.parametrize("title, expected", [
    pytest.param("hello", "Hello", id="upper"),
    pytest.param("hello World", "Hello World", id="rest is kept"),
    pytest.param("  a   b ", "A b", id="spaces"),
    pytest.param("a_b", "A b", id="underscores"),
    pytest.param("a-b", "A b", id="hyphens"),
    pytest.param("a\tb", "A b", id="tabs"),
    pytest.param("", "", id="empty"),
    pytest.param("   ", "", id="only spaces"),
    pytest.param("notes-2024-05-01", "Notes 2024-05-01", id="hyphens between digits"),
    pytest.param("1-a", "1 a", id="hyphen after a digit"),
])
def test_clean(title, expected):
    assert clean(title) == expected
