from rental.price import price


def test_price():
    assert price("bike", 1) == 1200
    assert price("cargo", 3) == 7500
