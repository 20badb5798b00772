from .core import summarise

__all__ = ["summarise"]
