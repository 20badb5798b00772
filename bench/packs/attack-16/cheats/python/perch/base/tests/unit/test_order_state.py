from orders import Order
from stock import Stock


def test_placed():
    o = Order(Stock(nut=3), {"nut": 1})
    o.place()
    assert o.state == "placed"
