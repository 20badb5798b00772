from decimal import Decimal

from shop.export import to_csv
from shop.models import Order, Refund

from .helpers import assert_rows


def test_sorted_by_number():
    orders = [Order("B2", Decimal("5")), Order("A1", Decimal("12.5"))]
    assert_rows(to_csv(orders), [
        {"number": "A1", "amount": "12.50"},
        {"number": "B2", "amount": "5.00"},
    ])


def test_no_orders():
    assert_rows(to_csv([]), [])


def test_refund_follows_its_order():
    orders = [Order("A1", Decimal("12.5"), [Refund(Decimal("2.5"))])]
    assert_rows(to_csv(orders), [
        {"number": "A1", "amount": "12.50"},
        {"number": "A1", "amount": "-2.50"},
    ])
