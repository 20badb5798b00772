from shop import price, discount


def test_price():
    assert price(1.5) == "1.50"


def test_discount():
    assert discount(200) == 180
