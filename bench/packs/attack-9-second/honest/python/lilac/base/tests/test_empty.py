from basket.basket import Basket


def test_empty():
    assert Basket().count() == 0
