from .core import ratio

__all__ = ["ratio"]
