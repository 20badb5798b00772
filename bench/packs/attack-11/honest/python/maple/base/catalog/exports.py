from .json_export import to_json
from .xml_export import to_xml

EXPORTS = {"json": to_json, "xml": to_xml}


def export(kind, shelf):
    if kind not in EXPORTS:
        raise ValueError(f"unknown export {kind}")
    return EXPORTS[kind](shelf)
