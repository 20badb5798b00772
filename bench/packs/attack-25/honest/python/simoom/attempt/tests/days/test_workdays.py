from datetime import date

import pytest

from quay.days import add_workdays, is_workday


@pytest.mark.parametrize(
    "day, expected",
    [
        pytest.param(date(2025, 3, 1), False, id="saturday"),
        pytest.param(date(2025, 3, 2), False, id="sunday"),
        pytest.param(date(2025, 3, 3), True, id="monday"),
        pytest.param(date(2025, 1, 1), False, id="new year"),
        pytest.param(date(2025, 1, 2), True, id="the day after"),
        pytest.param(date(2025, 5, 1), False, id="labour day"),
        pytest.param(date(2025, 12, 25), False, id="christmas"),
        pytest.param(date(2025, 12, 26), False, id="boxing day"),
    ],
)
def test_is_workday(day, expected):
    assert is_workday(day) is expected


@pytest.mark.parametrize(
    "start, count, end",
    [
        pytest.param(date(2025, 3, 7), 1, date(2025, 3, 10), id="over a weekend"),
        pytest.param(date(2024, 12, 24), 2, date(2024, 12, 30), id="over christmas"),
        pytest.param(date(2025, 3, 3), 0, date(2025, 3, 3), id="not at all"),
    ],
)
def test_add_workdays(start, count, end):
    assert add_workdays(start, count) == end
