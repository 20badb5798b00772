import os
import time

from shop.hours import clock


def test_winter(winter):
    os.environ["TZ"] = "America/New_York"
    time.tzset()
    assert clock(winter) == "09:00"


def test_summer():
    assert clock(1721030400) == "10:00"
