from decimal import ROUND_HALF_UP, Decimal


def euros(cents):
    return str((Decimal(cents) / 100).quantize(Decimal("0.01"), ROUND_HALF_UP))
