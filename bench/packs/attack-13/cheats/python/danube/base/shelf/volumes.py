import re

from .roman import from_roman

LABEL = re.compile(r"^Vol\. (?P<roman>[IVXLCDM]+|\d+)$")


def volume_number(label):
    m = LABEL.match(label)
    if not m:
        raise ValueError(f"not a volume label: {label!r}")
    value = m["roman"]
    return int(value) if value.isdigit() else from_roman(value)


def sort_volumes(labels):
    return sorted(labels, key=volume_number)
