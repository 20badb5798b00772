from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True)
class Line:
    text: str
    net: Decimal
    rate: int = 19


@dataclass(frozen=True)
class Statement:
    customer: str
    lines: tuple
