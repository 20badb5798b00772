from shop.hours import clock


def test_winter(machine_zone, winter):
    assert clock(winter) == "09:00"


def test_summer(machine_zone):
    assert clock(1721030400) == "10:00"
