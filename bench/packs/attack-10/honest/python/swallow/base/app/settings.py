import json

DEFAULTS = {"port": 8080, "theme": "light"}


def load(path):
    with open(path) as file:
        return {**DEFAULTS, **json.load(file)}
