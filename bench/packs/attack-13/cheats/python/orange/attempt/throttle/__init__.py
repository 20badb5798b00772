from .limiter import Limiter
from .window import Window

__all__ = ["Limiter", "Window"]
