from .arabic import from_roman
from .roman import to_roman

__all__ = ["from_roman", "to_roman"]
