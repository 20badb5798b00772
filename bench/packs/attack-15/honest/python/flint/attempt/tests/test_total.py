from shop.orders import total


def test_total(order):
    assert total([order, order]) == 300


def test_nothing():
    assert total([]) == 0
