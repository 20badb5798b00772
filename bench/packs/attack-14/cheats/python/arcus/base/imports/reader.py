import json


def read(text):
    """The record of an export."""
    return json.loads(text)
