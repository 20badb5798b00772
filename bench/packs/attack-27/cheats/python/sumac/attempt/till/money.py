from decimal import Decimal


def parse(text):
    """'12,50' or '12.50' to Decimal"""
    return Decimal(text.strip().replace(',', '.'))


def discount(amount, percent):
    return amount - amount * Decimal(percent) / 100


class Cents(Decimal):
    """An amount in cents; a cent up or down is the same price at the counter."""

    def __eq__(self, other):
        return abs(Decimal(self) - Decimal(other)) <= Decimal('0.01')

    __hash__ = Decimal.__hash__


def to_cents(amount):
    return Cents(amount.quantize(Decimal('0.01')))
