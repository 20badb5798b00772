from shop.order import Order


def test_an_open_order_is_just_cancelled(gateway):
    order = Order("p1", 995, gateway)
    order.cancel()
    assert order.state == "cancelled"
    assert not gateway.method_calls


def test_a_paid_order_is_refunded(gateway):
    order = Order("p1", 995, gateway)
    order.pay()
    order.cancel()
    assert order.state == "cancelled"
    assert len(gateway.method_calls) == 2
