from datetime import date, datetime, timezone

from larder import batch
from larder.batch import Batch


def test_today_in_zone(monkeypatch):
    monkeypatch.setenv('LARDER_TZ', 'Pacific/Auckland')
    at = datetime(2024, 1, 30, 20, 0, tzinfo=timezone.utc)
    assert batch.today(at) == date(2024, 1, 31)
    assert Batch('A', date(2024, 1, 1), 30).is_ripe(batch.today(at))
