import pytest

from slots.calendar import Calendar, Refused


@pytest.fixture
def calendar():
    calendar = Calendar()
    calendar.book(9, 10, "ada")
    return calendar


def test_books(calendar):
    assert calendar.book(14, 16, "bob") == 2


def test_refuses_what_is_taken(calendar):
    with pytest.raises(Refused, match="taken by ada"):
        calendar.book(8, 11, "bob")


def test_refuses_nonsense(calendar):
    with pytest.raises(Refused):
        calendar.book(12, 12, "bob")


def test_touching_is_no_overlap(calendar):
    assert calendar.book(10, 11, "bob") == 2
    assert calendar.book(8, 9, "eve") == 3
