from .draw import draw

__all__ = ["draw"]
