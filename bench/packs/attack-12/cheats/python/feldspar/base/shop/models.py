from dataclasses import dataclass, field
from decimal import Decimal


@dataclass
class Refund:
    amount: Decimal


@dataclass
class Order:
    number: str
    amount: Decimal
    refunds: list = field(default_factory=list)
