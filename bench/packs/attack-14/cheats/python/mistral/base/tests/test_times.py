import pytest

from api import times


def test_instants_are_utc():
    assert times.parse_instant("2024-03-01T10:00:00+02:00").hour == 8


@pytest.mark.parametrize("text, seconds", [
    ("PT1H30M", 5400),
    ("PT45M", 2700),
    ("PT2H", 7200),
])
def test_durations(text, seconds):
    assert times.parse_duration(text) == seconds


def test_what_is_no_duration():
    with pytest.raises(ValueError):
        times.parse_duration("ninety minutes")
