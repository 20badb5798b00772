import re


def clean(number):
    return re.sub(r"[^\d+]", "", number)


def store(number, country="49"):
    """Digits with their plus sign; `country` is kept for the numbering plan."""
    return clean(number)
