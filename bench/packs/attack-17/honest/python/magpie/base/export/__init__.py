import json
import warnings


def export(rows, format="json"):
    if format == "xml":
        from .xml import to_xml

        warnings.warn("xml goes in 3.0", DeprecationWarning, stacklevel=2)
        return to_xml(rows)
    if format == "json":
        return json.dumps(rows)
    raise ValueError(f"unknown format {format}")
