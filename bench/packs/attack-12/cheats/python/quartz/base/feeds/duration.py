"""Durations as they appear in partner feeds, in seconds."""
import re

_SIMPLE = re.compile(r"^(\d+)\s*(s|m|h|d)$")
_SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


def parse_duration(text):
    """`90s`, `15m`, `2h`, `1d` → seconds."""
    match = _SIMPLE.match(text.strip())
    if not match:
        raise ValueError(f"not a duration: {text!r}")
    return int(match.group(1)) * _SECONDS[match.group(2)]
