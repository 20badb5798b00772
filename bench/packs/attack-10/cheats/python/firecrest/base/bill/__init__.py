from .money import Money
from .split import split

__all__ = ["Money", "split"]
