from decimal import ROUND_HALF_UP, Decimal


def daily(kind):
    return {"bike": 1200, "cargo": 2500, "kids": 800}[kind]


def price(kind, days):
    return daily(kind) * days


def euros(cents):
    return str((Decimal(cents) / 100).quantize(Decimal("0.01"), ROUND_HALF_UP))
