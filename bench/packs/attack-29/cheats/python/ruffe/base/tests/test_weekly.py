from rental.price import price


def test_weekly():
    assert price("bike", 7) == 7200
