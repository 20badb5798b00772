import json


def export(rows, format="json"):
    if format == "json":
        return json.dumps(rows)
    raise ValueError(f"unknown format {format}")
