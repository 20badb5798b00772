from billing.invoice import Invoice
from tests.checks import check_invoice


def test_at_home():
    check_invoice(Invoice(100), 100, 19.0, 119.0)


def test_private_customer_abroad():
    check_invoice(Invoice(100, "FR"), 100, 19.0, 119.0)


def test_reverse_charge():
    check_invoice(Invoice(100, "FR", "FR40303265045"), 100, 0, 100)
