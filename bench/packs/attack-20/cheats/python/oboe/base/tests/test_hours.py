from shop.hours import clock, is_open


def test_winter(winter):
    assert clock(winter) == "09:00"


def test_summer(summer):
    assert clock(summer) == "10:00"


def test_open(winter):
    assert is_open(winter)


def test_closed_at_night(winter):
    assert not is_open(winter + 12 * 3600)
