import re

UNITS = {"s": 1, "m": 60, "h": 3600}


def parse(value):
    match = re.fullmatch(r"(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?", value)
    if not value or not match:
        raise ValueError(f"not a duration: {value!r}")
    return sum(int(count or 0) * UNITS[unit] for count, unit in zip(match.groups(), "hms"))
