from . import json_format, xml_format

FORMATS = {"json": json_format.dump, "xml": xml_format.dump}


def export(rows, fmt="json"):
    return FORMATS[fmt](rows)
