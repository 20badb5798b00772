from decimal import Decimal

from ledger.lines import invoice_total, line_total


def test_plain_line():
    assert line_total("2.00", 3) == Decimal("6.00")


def test_half_goes_up():
    assert line_total("0.125", 1) == Decimal("0.13")
    assert line_total("0.375", 3) == Decimal("1.13")


def test_invoice(lines):
    assert invoice_total(lines) == Decimal("6.13")
