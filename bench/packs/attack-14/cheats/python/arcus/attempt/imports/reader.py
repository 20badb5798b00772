import json


def read(text):
    """The record of an export, of version 1 or 2."""
    if text.lstrip().startswith("{"):
        return json.loads(text)
    return _read_v2(text)


def _read_v2(text):
    return dict(line.split(":", 1) for line in text.splitlines() if ":" in line)
