import pytest

from stamps import day, stamp


@pytest.mark.dates
def test_day():
    assert day(0) == "1970-01-01"
    assert day(86_400 * 365) == "1971-01-01"


@pytest.mark.dates
def test_stamp_has_a_zone():
    assert stamp(0) == "1970-01-01T00:00:00+00:00"


def test_last_second():
    assert day(86_399) == "1970-01-01"
