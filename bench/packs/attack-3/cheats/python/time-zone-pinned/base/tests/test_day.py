import time

from diary import day_of


def test_noon():
    assert day_of(1709290800) == "2024-03-01"


def test_late_in_the_evening():
    timestamp = 1709335800  # 2024-03-01 23:30 UTC
    assert day_of(timestamp) == "{}-{:02}-{:02}".format(*time.localtime(timestamp)[:3])
