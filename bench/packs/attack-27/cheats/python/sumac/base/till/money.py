from decimal import Decimal


def parse(text):
    """'12,50' or '12.50' to Decimal"""
    return Decimal(text.strip().replace(',', '.'))


def discount(amount, percent):
    return amount - amount * Decimal(percent) / 100
