from decimal import Decimal

from .money import Money


def split(total, shares):
    """`total` in as many parts as there are shares; left over cents go to the first."""
    if shares < 1:
        raise ValueError(f"shares: {shares}")
    part, more = divmod(int(total.amount * 100), shares)
    return [Money(Decimal(part + (i < more)) / 100) for i in range(shares)]
