from dataclasses import dataclass, field
from decimal import Decimal

from .money import cents


@dataclass
class Line:
    sku: str
    price: Decimal
    quantity: int = 1


@dataclass
class Cart:
    lines: list = field(default_factory=list)

    def add(self, sku, price, quantity=1):
        self.lines.append(Line(sku, cents(price), quantity))
        return self

    def total(self):
        return sum((line.price * line.quantity for line in self.lines), Decimal("0.00"))
