from .formats import export

__all__ = ["export"]
