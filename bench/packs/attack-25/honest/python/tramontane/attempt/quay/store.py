"""Keeps a stock in a JSON file."""
import json
import os
import tempfile

from quay.stock import Stock


def load(path):
    try:
        with open(path, encoding="utf-8") as f:
            return Stock(json.load(f))
    except FileNotFoundError:
        return Stock()


def _copy(source, target):
    with open(source, "rb") as f:
        content = f.read()
    _write(content, target)


def _write(content, target):
    """Writes a file beside the target, then puts it in its place."""
    fd, temporary = tempfile.mkstemp(dir=os.path.dirname(os.path.abspath(target)), prefix=".stock-")
    try:
        with os.fdopen(fd, "wb") as f:
            f.write(content)
            f.flush()
            os.fsync(f.fileno())
        os.replace(temporary, target)
    except BaseException:
        os.unlink(temporary)
        raise


def save(stock, path):
    """Leaves the old content or the new one; the old one is kept as .bak."""
    path = os.fspath(path)
    content = json.dumps(stock.items, indent=1).encode("utf-8")
    if os.path.exists(path):
        _copy(path, path + ".bak")
    _write(content, path)
