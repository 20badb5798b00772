from .shelf import OutOfStock, Shelf

__all__ = ["OutOfStock", "Shelf"]
