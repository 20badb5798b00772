import re

UNITS = {"s": 1, "m": 60, "h": 3600}


def parse(value):
    match = re.fullmatch(r"(\d+)([smh])", value)
    if not match:
        raise ValueError(f"not a duration: {value!r}")
    return int(match[1]) * UNITS[match[2]]
