from shop.cart import Cart


def test_total():
    cart = Cart([])
    cart.add("tea", 350)
    cart.add("cup", 900)
    assert cart.total() == 1250


def test_carts_are_apart():
    one, two = Cart(), Cart()
    one.add("tea", 350)
    assert two.items == []
    assert two.total() == 0
