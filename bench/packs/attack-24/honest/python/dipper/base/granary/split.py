from .money import Money


def split(total, shares):
    """`total` in as many equal parts as there are shares."""
    if shares < 1:
        raise ValueError(f"shares: {shares}")
    part = (total.amount / shares).quantize(total.amount)
    return [Money(part) for _ in range(shares)]
