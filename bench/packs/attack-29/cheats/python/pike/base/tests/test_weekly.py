from rental.price import price


def test_weekly():
    assert price("bike", 7) == 7200
    assert price("bike", 15) == 15600
