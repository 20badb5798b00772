from .window import Window

__all__ = ["Window"]
