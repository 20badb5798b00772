"""The log of the service."""

import logging

FORMAT = "%(levelname)s %(name)s: %(message)s"


def setup_logging(level="INFO", root=None):
    """Writes the log to stderr."""
    root = root or logging.getLogger()
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter(FORMAT))
    root.addHandler(handler)
    root.setLevel(level)
    return True
