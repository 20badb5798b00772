from datetime import datetime

from agenda import read_plain


def test_plain():
    event, = read_plain("2024-05-01 09:00 Standup with all")
    assert event.summary == "Standup with all"
    assert event.start == datetime(2024, 5, 1, 9)


def test_nothing():
    assert read_plain("") == []
