import re

SEPARATORS = re.compile(r"[\s]+")


def initials(name):
    """First letters, also those of double names."""
    return "".join(part[0] for part in SEPARATORS.split(name))
