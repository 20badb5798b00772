from orders import Order
from stock import Stock


def test_cancel_gives_back():
    s = Stock(nut=3, bolt=5)
    o = Order(s, {"nut": 2, "bolt": 5})
    o.place()
    o.cancel()
    assert (s.level("nut"), s.level("bolt")) == (3, 5)


def test_cancel_before_place_gives_nothing():
    s = Stock(nut=3)
    Order(s, {"nut": 2}).cancel()
    assert s.level("nut") == 3
