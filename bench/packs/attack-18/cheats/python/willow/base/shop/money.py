from dataclasses import dataclass


@dataclass(frozen=True)
class Money:
    cents: int
    currency: str

    def __add__(self, other):
        if self.currency != other.currency:
            raise ValueError("currencies differ")
        return Money(self.cents + other.cents, self.currency)

    def split(self, parts):
        return [Money(self.cents // parts, self.currency) for _ in range(parts)]
