import re

UNITS = {"s": 1, "m": 60, "h": 3600}


def parse(text):
    """Seconds of a text such as 1h 5m 30s."""
    return sum(int(count) * UNITS[unit] for count, unit in re.findall(r"(\d+)([smh])", text))
