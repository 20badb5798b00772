from datetime import date

import pytest

from quay.days import easter, is_workday


@pytest.mark.parametrize(
    "day",
    [date(2023, 4, 9), date(2024, 3, 31), date(2025, 4, 20), date(2026, 4, 5), date(2027, 3, 28)],
)
def test_easter(day):
    assert easter(day.year) == day


def test_around_easter():
    assert not is_workday(date(2025, 4, 18))
    assert not is_workday(date(2025, 4, 21))
    assert is_workday(date(2025, 4, 22))
