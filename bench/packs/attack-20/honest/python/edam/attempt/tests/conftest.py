import time

import pytest


@pytest.fixture(params=["UTC", "America/New_York", "Asia/Tokyo"])
def machine_zone(request, monkeypatch):
    """Runs a test once for each zone that a server may be in."""
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def winter():
    return 1705305600  # 2024-01-15 08:00 UTC
