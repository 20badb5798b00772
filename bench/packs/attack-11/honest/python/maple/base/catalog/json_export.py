import json
from dataclasses import asdict


def to_json(shelf):
    return json.dumps([asdict(book) for book in shelf])
