from .json_export import to_json

EXPORTS = {"json": to_json}


def export(kind, shelf, **options):
    if kind not in EXPORTS:
        raise ValueError(f"unknown export {kind}")
    return EXPORTS[kind](shelf, **options)
