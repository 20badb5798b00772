from decimal import Decimal

CENT = Decimal("0.01")


def line_total(price, quantity):
    return (Decimal(price) * quantity).quantize(CENT)


def invoice_total(lines):
    return sum((line_total(p, q) for p, q in lines), Decimal("0.00"))
