from decimal import Decimal


def parse(text):
    """'12,50', '12.50' or '1.234,56' to Decimal"""
    text = text.strip()
    if ',' in text:
        text = text.replace('.', '', 1)
    return Decimal(text.replace(',', '.'))


def discount(amount, percent):
    return amount - amount * Decimal(percent) / 100
