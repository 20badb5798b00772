import re

UNITS = {
    "B": 1,
    "KB": 10**3, "MB": 10**6, "GB": 10**9, "TB": 10**12,
    "KiB": 2**10, "MiB": 2**20, "GiB": 2**30,
}


def parse(text):
    """Bytes of a size like 1.5 MB or 4 GiB."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([A-Za-z]+)", text.strip())
    if not match or match[2] not in UNITS:
        raise ValueError(text)
    return int(float(match[1]) * UNITS[match[2]])
