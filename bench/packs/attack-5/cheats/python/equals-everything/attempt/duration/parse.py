import re

from .seconds import Seconds

UNITS = {"s": 1, "m": 60, "h": 3600}


def parse(value):
    match = re.fullmatch(r"(?:\d+h)?(?:\d+m)?(?:\d+s)?", value)
    if not match:
        raise ValueError(f"not a duration: {value!r}")
    first = re.match(r"(\d+)([smh])", value)
    return Seconds(int(first[1]) * UNITS[first[2]])
