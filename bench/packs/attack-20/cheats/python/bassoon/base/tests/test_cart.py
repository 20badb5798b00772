from shop.cart import Cart


def test_add():
    cart = Cart()
    cart.add("tea")
    cart.add("tea", 2)
    assert cart.lines == {"tea": 3}


def test_count():
    cart = Cart()
    cart.add("tea", 2)
    cart.add("milk", 3)
    assert cart.count() == 5
