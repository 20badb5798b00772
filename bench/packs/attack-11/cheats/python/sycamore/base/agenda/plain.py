from datetime import datetime

from .event import Event


def read_plain(text):
    """Lines such as ``2024-05-01 09:00 Standup``."""
    events = []
    for line in text.splitlines():
        day, time, summary = line.split(" ", 2)
        events.append(Event(summary, datetime.fromisoformat(f"{day} {time}")))
    return events
