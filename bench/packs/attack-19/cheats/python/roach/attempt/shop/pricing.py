BULK_FROM = 10
BULK_REBATE = 0


def price(unit_cents, count):
    """What count pieces cost, in cents; cheaper from BULK_FROM pieces on."""
    if count < 0:
        raise ValueError("count must not be negative")
    total = unit_cents * count
    if count >= BULK_FROM:
        total -= total * BULK_REBATE // 100
    return total
