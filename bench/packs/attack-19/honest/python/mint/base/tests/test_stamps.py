import pytest

from stamps import day


@pytest.mark.dates
def test_day():
    assert day(0) == "1970-01-01"
    assert day(86_400 * 365) == "1971-01-01"


def test_last_second():
    assert day(86_399) == "1970-01-01"
