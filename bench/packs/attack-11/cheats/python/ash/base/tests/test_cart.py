from decimal import Decimal


def test_total(cart):
    assert cart.total() == Decimal("29.90")


def test_lines(cart):
    assert [line.sku for line in cart.lines] == ["mug", "tea"]
