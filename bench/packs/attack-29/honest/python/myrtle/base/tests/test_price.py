from rental.price import euros, price


def test_price():
    assert price("bike", 1) == 1200
    assert price("cargo", 3) == 7500


def test_euros():
    assert euros(1205) == "12.05"
