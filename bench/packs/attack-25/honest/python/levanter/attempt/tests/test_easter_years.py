from datetime import date

import pytest

from quay.days import easter


@pytest.mark.parametrize(
    "day",
    [
        date(1818, 3, 22),  # the earliest there is
        date(1943, 4, 25),  # the latest
        date(1954, 4, 18),
        date(1981, 4, 19),
        date(1998, 4, 12),
        date(2038, 4, 25),
        date(2060, 4, 18),
    ],
)
def test_years(day):
    assert easter(day.year) == day


def test_every_easter_is_a_sunday_in_its_season():
    for year in range(1583, 2400):
        day = easter(year)
        assert day.weekday() == 6
        assert date(year, 3, 22) <= day <= date(year, 4, 25)
