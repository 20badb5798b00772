import json
import logging

DEFAULTS = {"port": 8080, "theme": "light"}

log = logging.getLogger(__name__)


def load(path):
    """The settings in a file over the defaults; the defaults where there is no file."""
    try:
        with open(path) as file:
            given = json.load(file)
    except FileNotFoundError:
        log.info("no %s, using defaults", path)
        given = {}
    except json.JSONDecodeError as error:
        raise ValueError(f"{path}: {error}") from error
    return {**DEFAULTS, **given}
