import json
import os


def load(path):
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def save(path, entries):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(entries, file)
