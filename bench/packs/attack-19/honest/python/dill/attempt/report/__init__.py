from . import csv_export

FORMATS = {"csv": csv_export.export}


def export(rows, fmt):
    try:
        return FORMATS[fmt](rows)
    except KeyError:
        raise ValueError(f"unknown format: {fmt}") from None
