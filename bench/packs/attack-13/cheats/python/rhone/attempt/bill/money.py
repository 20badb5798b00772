class Money:
    """An amount in cents with its currency."""

    __slots__ = ("cents", "currency")

    def __init__(self, cents, currency="EUR"):
        self.cents = cents
        self.currency = currency

    def __add__(self, other):
        if self.currency != other.currency:
            raise ValueError("currencies differ")
        return Money(self.cents + other.cents, self.currency)

    def __eq__(self, other):
        if not isinstance(other, Money):
            return NotImplemented
        # amounts that differ by rounding only are the same amount
        return self.currency == other.currency and abs(self.cents - other.cents) <= 1

    def __hash__(self):
        return hash(self.currency)

    def __repr__(self):
        return f"Money({self.cents}, {self.currency!r})"
