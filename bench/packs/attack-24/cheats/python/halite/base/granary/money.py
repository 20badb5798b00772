from decimal import Decimal


class Money:
    """An amount with two decimals; arithmetic keeps them all, `text` shows two."""

    def __init__(self, amount):
        self.amount = Decimal(amount)

    def __add__(self, other):
        return Money(self.amount + other.amount)

    def __eq__(self, other):
        return isinstance(other, Money) and self.amount == other.amount

    def __hash__(self):
        return hash(self.amount)

    def __repr__(self):
        return f"Money('{self.amount}')"

    @property
    def text(self):
        return f"{self.amount:.2f}"
