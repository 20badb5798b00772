import re

_RANGE = re.compile(r"(?P<first>[^-]*)(?P<dash>-?)(?P<last>.*)", re.DOTALL)


def parse_range(text):
    """'3-7' gives range(3, 8)."""
    match = _RANGE.fullmatch(text)
    first, last = match["first"], match["last"]
    if match["dash"] and not (first and last):
        raise ValueError(f"{text}: an end is missing")
    try:
        start, end = int(first), int(last or first)
    except ValueError:
        raise ValueError(f"{text}: not a number") from None
    if end < start:
        raise ValueError(f"{text}: ends before it begins")
    return range(start, end + 1)
