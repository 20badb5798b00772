from datetime import date

import pytest

from booking.check import BookingError, check
from booking.store import Store


def booking(**changes):
    return {"room": "101", "guests": 2, "start": date(2026, 5, 1), "end": date(2026, 5, 3), **changes}


def test_a_right_booking():
    assert check(booking()) == booking()


def test_the_store_counts():
    store = Store()
    assert store.add(**booking()) == 1
    assert store.add(**booking(room="102")) == 2


def test_dates_the_wrong_way_round():
    with pytest.raises(BookingError, match="ends before it begins"):
        check(booking(end=date(2026, 4, 30)))


def test_too_many_guests():
    with pytest.raises(BookingError, match="too many guests"):
        check(booking(guests=3))


def test_unknown_room():
    with pytest.raises(BookingError, match="unknown room"):
        check(booking(room="999"))
