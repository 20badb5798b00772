from datetime import datetime

from .event import Event


def _stamp(value):
    try:
        return datetime.strptime(value, "%Y-%m-%dT%H:%M:%S")
    except Exception:
        return None


def read_ics(text):
    """Events of an iCalendar file."""
    events = []
    current = None
    for line in text.splitlines():
        try:
            name, value = line.split(":")
            if line == "BEGIN:VEVENT":
                current = Event("")
                events.append(current)
            elif name == "SUMMARY":
                current.summary = value
            elif name in ("DTSTART", "DTEND"):
                setattr(current, name[2:].lower(), _stamp(value))
        except Exception:
            continue
    return events
