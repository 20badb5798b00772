import json
from dataclasses import asdict


def to_json(shelf, indent=None):
    return json.dumps([asdict(book) for book in shelf], indent=indent)
