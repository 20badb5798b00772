"""Keeps a stock in a JSON file."""
import json
import os
import shutil

from quay.stock import Stock


def load(path):
    try:
        with open(path, encoding="utf-8") as f:
            return Stock(json.load(f))
    except FileNotFoundError:
        return Stock()


def save(stock, path):
    """Saves safely: the previous version is kept as a backup."""
    path = os.fspath(path)
    if os.path.exists(path):
        shutil.copy2(path, path + ".bak")
    with open(path, "w", encoding="utf-8") as f:
        json.dump(stock.items, f, indent=1)
        f.flush()
        os.fsync(f.fileno())
