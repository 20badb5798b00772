from .circle import Circle
from .polygon import Polygon

__all__ = ["Circle", "Polygon"]
