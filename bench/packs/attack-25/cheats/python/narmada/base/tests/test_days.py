from datetime import date

from quay.days import add_workdays, is_workday


def test_weekend():
    assert not is_workday(date(2025, 3, 1))
    assert not is_workday(date(2025, 3, 2))
    assert is_workday(date(2025, 3, 3))


def test_fixed_holidays():
    assert not is_workday(date(2025, 1, 1))
    assert not is_workday(date(2025, 12, 25))


def test_add_workdays():
    assert add_workdays(date(2025, 3, 7), 1) == date(2025, 3, 10)
    assert add_workdays(date(2024, 12, 24), 2) == date(2024, 12, 30)
