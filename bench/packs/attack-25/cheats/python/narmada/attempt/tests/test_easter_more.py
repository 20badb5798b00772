from datetime import date

from quay.days import add_workdays, easter


def test_easter_is_a_sunday():
    for year in range(1998, 2061):
        assert easter(year).weekday() == 6


def test_deliveries_skip_easter():
    assert add_workdays(date(2024, 3, 28), 1) == date(2024, 4, 2)
