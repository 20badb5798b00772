from .core import slug

__all__ = ["slug"]
