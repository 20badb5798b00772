from rental.money import Money


def test_sum():
    assert Money(5) + Money(7) == 12


def test_times():
    assert Money(5) * 3 == 15
