import re


def parse(text):
    """Seconds of a text such as 5m 30s."""
    units = {"s": 1, "m": 60}
    return sum(int(count) * units[unit] for count, unit in re.findall(r"(\d+)([sm])", text))
