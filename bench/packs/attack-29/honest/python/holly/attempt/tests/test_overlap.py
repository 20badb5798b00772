import random

from rental.overlap import overlaps


def slow(bookings):
    hours = range(0, 40)
    return max((sum(1 for s, e in bookings if s <= h < e) for h in hours), default=0)


def test_examples():
    assert overlaps([]) == 0
    assert overlaps([(1, 3), (3, 5)]) == 1
    assert overlaps([(1, 4), (3, 5), (3, 4)]) == 3


def test_agrees_with_counting_hour_by_hour():
    rng = random.Random(20240501)
    for _ in range(300):
        bookings = [(s, s + rng.randrange(0, 8)) for s in (rng.randrange(0, 30) for _ in range(rng.randrange(0, 12)))]
        assert overlaps(bookings) == slow(bookings), bookings


def test_many():
    assert overlaps([(i, i + 10) for i in range(20000)]) == 10
