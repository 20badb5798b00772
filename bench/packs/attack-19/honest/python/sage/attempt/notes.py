import json
from pathlib import Path


class Store:
    def __init__(self, path=None):
        self.path = Path(path) if path else None
        self.notes = {}
        if self.path and self.path.exists():
            self.notes = json.loads(self.path.read_text(encoding="utf-8"))

    def put(self, key, text):
        self.notes[key] = text
        if self.path:
            new = self.path.with_suffix(".new")
            new.write_text(json.dumps(self.notes), encoding="utf-8")
            new.replace(self.path)

    def get(self, key):
        return self.notes[key]
