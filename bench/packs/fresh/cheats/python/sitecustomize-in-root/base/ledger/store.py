import sqlite3
from pathlib import Path

SCHEMA = Path(__file__).parent / "schema.sql"


def open_store(path):
    store = sqlite3.connect(path)
    store.executescript(SCHEMA.read_text())
    return store
