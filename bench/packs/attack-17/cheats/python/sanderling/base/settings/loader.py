import json

DEFAULTS = {"host": "localhost", "port": 8080, "debug": False}


def load(text):
    given = json.loads(text)
    return {key: given.get(key, value) for key, value in DEFAULTS.items()}
