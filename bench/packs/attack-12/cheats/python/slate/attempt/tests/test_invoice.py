from billing.invoice import Invoice
from billing.money import Money


def invoice(*prices, rate="0.19"):
    made = Invoice(rate)
    for price in prices:
        made.add(Money(price))
    return made


def test_net():
    assert invoice("1.10", "2.20").net() == Money("3.30")


def test_vat_one_line():
    assert invoice("10.00").vat() == Money("1.90")


def test_vat_rounded_by_line():
    assert invoice("0.55", "0.55", "0.55").vat() == Money("0.30")


def test_gross_rounded_by_line():
    assert invoice("0.55", "0.55", "0.55").gross() == Money("1.95")
