from .formats import UnknownFormat, export

__all__ = ["UnknownFormat", "export"]
