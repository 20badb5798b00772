from decimal import Decimal

import pytest

from shoplet.invoices import invoice
from shoplet.orders import Order
from shoplet.vouchers import Voucher


def test_plain(cart):
    assert invoice(Order(1, cart))["due"] == Decimal("29.90")


@pytest.mark.parametrize("amount, due", [("10", "19.90"), ("50", "0.00")])
def test_voucher(cart, amount, due):
    assert invoice(Order(2, cart, Voucher("X", amount)))["due"] == Decimal(due)
