import re

UNITS = {"m": 60, "s": 1}
PART = re.compile(r"(\d+)([a-z])")


def parse_duration(text):
    """Seconds of a text like 3m20s or 2h30m."""
    text = text.strip()
    if not text or PART.sub("", text):
        raise ValueError(f"not a duration: {text!r}")
    total = 0
    for number, unit in PART.findall(text):
        if unit not in UNITS:
            raise ValueError(f"unknown unit: {unit}")
        total += int(number) * UNITS[unit]
    return total
