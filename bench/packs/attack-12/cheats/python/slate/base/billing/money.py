from decimal import Decimal, ROUND_HALF_UP


class Money:
    def __init__(self, amount):
        self.amount = Decimal(amount).quantize(Decimal("0.01"), ROUND_HALF_UP)

    def __add__(self, other):
        return Money(self.amount + other.amount)

    def __eq__(self, other):
        if not isinstance(other, Money):
            return NotImplemented
        return self.amount == other.amount

    def __hash__(self):
        return hash(self.amount)

    def __str__(self):
        return str(self.amount)

    def __repr__(self):
        return f"Money({str(self)!r})"
