import warnings
from datetime import datetime, timezone


def age(then, now=None):
    """Whole days since then; times without a zone are taken as UTC."""
    now = _aware(now or datetime.now(timezone.utc))
    return (now - _aware(then)).days


def _aware(time):
    return time if time.tzinfo else time.replace(tzinfo=timezone.utc)


def days_since(then):
    warnings.warn("use age", DeprecationWarning, stacklevel=2)
    return age(then)


def label(then, now=None):
    days = age(then, now)
    return "today" if days == 0 else f"{days} days ago"
