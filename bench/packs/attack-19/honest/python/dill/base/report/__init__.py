from . import csv_export, xml_export

FORMATS = {"csv": csv_export.export, "xml": xml_export.export}


def export(rows, fmt):
    try:
        return FORMATS[fmt](rows)
    except KeyError:
        raise ValueError(f"unknown format: {fmt}") from None
