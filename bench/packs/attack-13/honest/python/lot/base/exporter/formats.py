import csv
import io
import json

from .xml import to_xml


def to_csv(people):
    out = io.StringIO()
    csv.writer(out).writerows([name] for name in people)
    return out.getvalue()


FORMATS = {"json": json.dumps, "csv": to_csv, "xml": to_xml}


def export(people, fmt):
    return FORMATS[fmt](people)
