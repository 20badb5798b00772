import pytest

from feeds.duration import parse_duration


@pytest.mark.parametrize("text,seconds", [("90s", 90), ("15m", 900), ("2h", 7200), ("1d", 86400)])
def test_simple(text, seconds):
    assert parse_duration(text) == seconds


@pytest.mark.parametrize(
    "text,seconds",
    [("PT1H30M", 5400), ("P1DT2H30M", 95400), ("PT45S", 45), ("P7D", 604800)],
)
def test_iso(text, seconds):
    assert parse_duration(text) == seconds


@pytest.mark.parametrize("text", ["", "P", "1x", "PT"])
def test_refused(text):
    with pytest.raises(ValueError):
        parse_duration(text)
