import json

DEFAULTS = {"host": "localhost", "port": 8080, "debug": False}


class SettingsError(ValueError):
    """A setting that is unknown or has the wrong type."""


def load(text):
    given = json.loads(text)
    return {key: given.get(key, value) for key, value in DEFAULTS.items()}


def load_strict(text):
    return load(text)
