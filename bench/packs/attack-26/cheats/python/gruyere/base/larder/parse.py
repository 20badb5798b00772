from datetime import date

from .batch import Batch


def parse_line(line):
    """code;made;days;wheels"""
    parts = [p.strip() for p in line.split(';')]
    return Batch(parts[0], date.fromisoformat(parts[1]), int(parts[2]), int(parts[3]))


def parse(text):
    return [parse_line(l) for l in text.splitlines() if l.strip()]
