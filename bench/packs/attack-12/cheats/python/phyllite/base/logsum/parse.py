from datetime import date

from .entry import Entry


def parse(text):
    entries = []
    for line in text.splitlines():
        day, level, rest = line.split(" ", 2)
        entries.append(Entry(date.fromisoformat(day), level, rest))
    return entries
