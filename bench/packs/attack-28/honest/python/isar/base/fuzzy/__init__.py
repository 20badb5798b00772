from .core import ratio
from .legacy import ratio as legacy_ratio

__all__ = ["ratio", "legacy_ratio"]
