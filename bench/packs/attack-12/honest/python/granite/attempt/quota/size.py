import re

UNITS = {
    "": 1,
    "B": 1,
    "kB": 1000,
    "MB": 1000**2,
    "GB": 1000**3,
    "TB": 1000**4,
    "KiB": 1024,
    "MiB": 1024**2,
    "GiB": 1024**3,
    "TiB": 1024**4,
}

_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*([A-Za-z]*)")


def parse_size(text):
    """Bytes; a plain number or one with an SI or IEC unit."""
    match = _SIZE.fullmatch(text.strip())
    if not match or match.group(2) not in UNITS:
        raise ValueError(f"not a size: {text!r}")
    return int(float(match.group(1)) * UNITS[match.group(2)])
