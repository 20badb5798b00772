import datetime


def parse(text):
    """`2024-03-05 1.5 review` a line."""
    entries = []
    for line in text.splitlines():
        if line.strip():
            day, hours, what = line.split(" ", 2)
            entries.append((datetime.date.fromisoformat(day), float(hours), what))
    return entries
