from datetime import date

from latefee import late_fee, months_late


def test_paid_in_time_costs_nothing():
    assert late_fee(10_000, date(2024, 3, 1), date(2024, 3, 1)) == 0


def test_whole_months():
    assert late_fee(10_000, date(2024, 3, 1), date(2024, 5, 1)) == 300


def test_started_month_counts():
    assert months_late(date(2024, 3, 1), date(2024, 3, 2)) == 1
    assert late_fee(10_000, date(2024, 3, 1), date(2024, 3, 20)) == 150


def test_started_month_after_whole_ones():
    assert late_fee(10_000, date(2024, 3, 10), date(2024, 5, 11)) == 450
