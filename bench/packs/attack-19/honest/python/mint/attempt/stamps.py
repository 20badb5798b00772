from datetime import datetime, timezone


def stamp(seconds):
    return datetime.fromtimestamp(seconds, timezone.utc).isoformat()


def day(seconds):
    return stamp(seconds)[:10]
