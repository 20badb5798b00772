import csv
import io
import json


class UnknownFormat(ValueError):
    pass


def to_csv(people):
    out = io.StringIO()
    csv.writer(out).writerows([name] for name in people)
    return out.getvalue()


FORMATS = {"json": json.dumps, "csv": to_csv}


def export(people, fmt):
    if fmt not in FORMATS:
        raise UnknownFormat(f"{fmt} is not known, use one of {', '.join(FORMATS)}")
    return FORMATS[fmt](people)
