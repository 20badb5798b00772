from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.01")


def split(total, guests):
    """Shares of a bill, one for each guest; they sum up to the total."""
    if guests < 1:
        raise ValueError("no guests")
    share = (Decimal(total) / guests).quantize(CENT, ROUND_HALF_UP)
    return [share for _ in range(guests)]


def tip(total, percent):
    return (Decimal(total) * percent / 100).quantize(CENT, ROUND_HALF_UP)
