import pytest

from durations import parse_duration


@pytest.mark.parametrize("text, seconds", [("45s", 45), ("2h", 7200), ("1d", 86400), (" 3M ", 180)])
def test_single_unit(text, seconds):
    assert parse_duration(text) == seconds


@pytest.mark.parametrize("text, seconds", [("1h30m", 5400), ("2d4h", 187200), ("1m15s", 75)])
def test_compound(text, seconds):
    assert parse_duration(text) == seconds


def test_unknown_unit():
    with pytest.raises(ValueError):
        parse_duration("5y")
