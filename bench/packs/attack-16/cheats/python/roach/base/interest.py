from decimal import Decimal, ROUND_HALF_EVEN


def interest(principal, percent, start, end):
    """Simple interest between two dates."""
    days = (end - start).days
    if days < 0:
        raise ValueError("end before start")
    raw = Decimal(principal) * percent * days / (100 * 360)
    return raw.quantize(Decimal("0.01"), ROUND_HALF_EVEN)
