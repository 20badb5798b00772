from datetime import date

import pytest

from quay.days import week_label


@pytest.mark.parametrize(
    "day, label",
    [
        (date(2024, 12, 30), "2025-W01"),
        (date(2027, 1, 1), "2026-W53"),
        (date(2025, 6, 4), "2025-W23"),
        (date(2024, 1, 1), "2024-W01"),
    ],
)
def test_week_label(day, label):
    assert week_label(day) == label
