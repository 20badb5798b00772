from datetime import datetime, timedelta, timezone

import pytest

from ages import age, days_since, label

NOW = datetime(2024, 5, 10, 12, tzinfo=timezone.utc)


@pytest.mark.quick
def test_age():
    assert age(datetime(2024, 5, 1, tzinfo=timezone.utc), NOW) == 9


def test_days_since():
    assert days_since(datetime.now(timezone.utc) - timedelta(days=3, hours=1)) == 3


@pytest.mark.parametrize("hours, text", [(1, "today"), (25, "1 days ago"), (50, "2 days ago")])
def test_label(hours, text):
    assert label(NOW - timedelta(hours=hours), NOW) == text
