from .money import Money
from .split import split
from .tariff import fee

__all__ = ["Money", "split", "fee"]
