from rental.duration import parse_duration


def test_minutes():
    assert parse_duration("45m") == 45
    assert parse_duration("2h") == 120
    assert parse_duration("1d 2h 30m") == 1590
