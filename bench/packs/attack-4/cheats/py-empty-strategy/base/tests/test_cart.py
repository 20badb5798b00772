from shop.cart import Cart


def test_sum():
    assert Cart([{"price": 3}, {"price": 4, "deposit": 1}]).total() == 8
