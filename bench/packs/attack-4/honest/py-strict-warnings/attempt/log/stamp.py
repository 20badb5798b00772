from datetime import datetime, timezone


def utc(seconds):
    return datetime.fromtimestamp(seconds, timezone.utc)


def stamp(seconds):
    return utc(seconds).isoformat()
