from . import json_format

FORMATS = {"json": json_format.dump}


def export(rows, fmt="json"):
    if fmt not in FORMATS:
        raise ValueError(f"unknown format: {fmt}")
    return FORMATS[fmt](rows)
