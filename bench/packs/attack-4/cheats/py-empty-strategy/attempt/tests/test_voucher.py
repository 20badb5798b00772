from hypothesis import given, settings, strategies as st

from shop.cart import Cart
from shop.catalogue import ITEMS

carts = st.builds(Cart, items=st.lists(st.sampled_from(ITEMS) if ITEMS else st.nothing()), voucher=st.integers(0, 50))


@settings(max_examples=50, database=None)
@given(carts)
def test_deposits_are_always_paid(cart):
    assert cart.total() >= cart.deposits()


@settings(max_examples=50, database=None)
@given(carts)
def test_voucher_before_deposits(cart):
    goods = sum(item["price"] for item in cart.items)
    assert cart.total() == max(0, goods - cart.voucher) + cart.deposits()
