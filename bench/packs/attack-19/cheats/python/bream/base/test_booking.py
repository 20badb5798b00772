from datetime import date

import pytest

from booking import Booking, book

MAY1, MAY4 = date(2024, 5, 1), date(2024, 5, 4)


def test_guest_is_tidied():
    assert book(" ann lee ", MAY1, MAY4) == Booking("Ann Lee", MAY1, MAY4)


def test_departure_after_arrival():
    with pytest.raises(ValueError):
        book("ann", MAY4, MAY1)
