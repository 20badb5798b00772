from datetime import date

import pytest

from booking import Booking, book

MAY1, MAY4 = date(2024, 5, 1), date(2024, 5, 4)


def test_guest_is_tidied():
    assert book(" ann lee ", MAY1, MAY4) == Booking("Ann Lee", MAY1, MAY4)


def test_nights_of_a_stay():
    assert book("ann", MAY1, MAY4) == Booking("Ann", MAY1, MAY4, nights=3)


def test_one_night():
    may2 = date(2024, 5, 2)
    assert book("ann", MAY1, may2) == Booking("Ann", MAY1, may2, nights=1)


def test_nights_over_a_leap_day():
    a, b = date(2024, 2, 27), date(2024, 3, 2)
    assert book("ann", a, b) == Booking("Ann", a, b, nights=4)


def test_departure_after_arrival():
    with pytest.raises(ValueError):
        book("ann", MAY4, MAY1)
