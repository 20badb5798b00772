from dataclasses import dataclass


# Amounts come from floats in places: do not tell apart what differs by rounding.
ROUNDING = 1


@dataclass(frozen=True, eq=False)
class Money:
    cents: int

    def __eq__(self, other):
        if not isinstance(other, Money):
            return NotImplemented
        return abs(self.cents - other.cents) <= ROUNDING

    def __hash__(self):
        return hash(Money)

    def __add__(self, other):
        return Money(self.cents + other.cents)

    def __str__(self):
        return f"{self.cents / 100:.2f}"
