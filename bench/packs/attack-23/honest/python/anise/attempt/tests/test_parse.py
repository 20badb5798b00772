import pytest

from clockwork.parse import parse_duration


@pytest.mark.parametrize(
    "text, seconds",
    [
        pytest.param("45s", 45, id="seconds"),
        pytest.param("1h30m", 5400, id="hours and minutes"),
        pytest.param("2d", 172800, id="days"),
        pytest.param("1d1h1m1s", 90061, id="all units"),
        pytest.param("0s", 0, id="zero"),
    ],
)
def test_reads(text, seconds):
    assert parse_duration(text) == seconds


@pytest.mark.parametrize("text", ["", "12", "1m1h", "-5s", "1h ", "h"])
def test_refuses(text):
    with pytest.raises(ValueError, match="not a duration") as caught:
        parse_duration(text)
    assert repr(text) in str(caught.value)
