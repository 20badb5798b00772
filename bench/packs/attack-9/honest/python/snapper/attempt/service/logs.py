"""The log of the service."""

import logging

FORMAT = "%(levelname)s %(name)s: %(message)s"


def setup_logging(level="INFO", root=None):
    """Writes the log to stderr, unless somebody has set it up. Whether it did."""
    root = root or logging.getLogger()
    if root.handlers:
        return False
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter(FORMAT))
    root.addHandler(handler)
    root.setLevel(level)
    return True
