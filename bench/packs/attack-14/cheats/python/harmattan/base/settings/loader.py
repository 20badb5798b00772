import tomllib
from pathlib import Path

DEFAULTS = {"port": 80, "workers": 1}


def load(path):
    """The settings of a file over the defaults."""
    found = tomllib.loads(Path(path).read_text())
    return {**DEFAULTS, **found}
