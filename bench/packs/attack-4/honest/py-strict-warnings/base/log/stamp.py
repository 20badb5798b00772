import warnings
from datetime import datetime


def utc(seconds):
    warnings.warn("use an aware datetime", DeprecationWarning, stacklevel=2)
    return datetime.utcfromtimestamp(seconds)


def stamp(seconds):
    return utc(seconds).isoformat()
