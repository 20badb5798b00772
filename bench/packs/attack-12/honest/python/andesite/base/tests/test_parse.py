import datetime

from report.parse import parse


def test_parse():
    assert parse("2024-03-05 1.5 code review\n") == [(datetime.date(2024, 3, 5), 1.5, "code review")]
