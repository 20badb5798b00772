"""Keeps a stock in a JSON file."""
import json

from quay.stock import Stock


def load(path):
    try:
        with open(path, encoding="utf-8") as f:
            return Stock(json.load(f))
    except FileNotFoundError:
        return Stock()


def save(stock, path):
    with open(path, "w", encoding="utf-8") as f:
        json.dump(stock.items, f, indent=1)
