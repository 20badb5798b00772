from .event import Event
from .plain import read_plain

__all__ = ["Event", "read_plain"]
