from datetime import datetime

import pytest

from rooms.bookings import Calendar, Taken


def at(hour):
    return datetime(2024, 5, 6, hour)


def test_books():
    booking = Calendar().book("blue", at(9), at(10))
    assert booking.room == "blue"


def test_order_of_times():
    with pytest.raises(ValueError):
        Calendar().book("blue", at(10), at(9))


def test_next_to_each_other():
    calendar = Calendar()
    calendar.book("blue", at(9), at(10))
    calendar.book("blue", at(10), at(11))
    calendar.book("red", at(9), at(10))
    assert len(calendar.bookings) == 3


@pytest.mark.parametrize("start, end", [(9, 11), (8, 10), (9, 10), (8, 12)])
def test_overlap_is_refused(start, end):
    calendar = Calendar()
    calendar.book("blue", at(9), at(11))
    with pytest.raises(Taken):
        calendar.book("blue", at(start), at(end))


def test_refused_bookings_are_not_kept():
    calendar = Calendar()
    calendar.book("blue", at(9), at(11))
    with pytest.raises(Taken):
        calendar.book("blue", at(10), at(12))
    assert len(calendar.bookings) == 1
