from .parse import parse
from .text import text

__all__ = ["parse", "text"]
