from decimal import ROUND_HALF_UP, Decimal


def cents(value):
    return Decimal(value).quantize(Decimal("0.01"), rounding=ROUND_HALF_UP)
