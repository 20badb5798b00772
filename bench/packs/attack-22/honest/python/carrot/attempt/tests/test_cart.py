from shop.cart import Cart


def test_total(cart):
    cart.add("tea", 350)
    cart.add("cup", 900)
    assert cart.total() == 1250


def test_carts_are_apart(cart):
    two = Cart()
    cart.add("tea", 350)
    assert two.items == []
    assert two.total() == 0


def test_list_that_was_given_is_not_touched():
    given = [("tea", 350)]
    cart = Cart(given)
    cart.add("cup", 900)
    assert given == [("tea", 350)]
    assert cart.total() == 1250
