def price(unit_cents, count):
    """What count pieces cost, in cents."""
    if count < 0:
        raise ValueError("count must not be negative")
    return unit_cents * count
