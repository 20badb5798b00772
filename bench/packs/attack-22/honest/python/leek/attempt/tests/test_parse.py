import pytest

from span.parse import seconds


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("90s", 90),
        ("5m", 300),
        (" 2h ", 7200),
        ("1w", 604800),
        ("1.5h", 5400),
        ("0.5d", 43200),
    ],
)
def test_seconds(text, want):
    assert seconds(text) == want


@pytest.mark.parametrize("text", ["", "5", "x", "1.2.3h"])
def test_not_a_duration(text):
    with pytest.raises(ValueError):
        seconds(text)


def test_not_whole_seconds():
    with pytest.raises(ValueError, match="not whole seconds"):
        seconds("0.0001s")
