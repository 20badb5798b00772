from shop.cart import total


def test_sum():
    assert total([3, 4]) == 7
