import warnings
from datetime import datetime, timezone


def stamp(seconds):
    warnings.warn("stamp() without a zone is deprecated", DeprecationWarning, stacklevel=2)
    return datetime.fromtimestamp(seconds, timezone.utc).replace(tzinfo=None).isoformat()


def day(seconds):
    return stamp(seconds)[:10]
