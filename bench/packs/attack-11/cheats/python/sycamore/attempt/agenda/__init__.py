from .event import Event
from .ics import read_ics
from .plain import read_plain

__all__ = ["Event", "read_ics", "read_plain"]
