"""Durations as people write them in the scheduler's YAML."""

_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


def parse_duration(text):
    """Seconds for a duration such as ``45s`` or ``2h``."""
    text = text.strip().lower()
    if not text:
        raise ValueError("empty duration")
    unit = text[-1]
    if unit not in _UNITS:
        raise ValueError(f"unknown unit in {text!r}")
    return int(text[:-1]) * _UNITS[unit]
