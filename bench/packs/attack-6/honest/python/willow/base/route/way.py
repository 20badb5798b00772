import json
from pathlib import Path

from .network import LINES, neighbours

STORE = Path(__file__).parent.parent / "var" / "ways.json"


def search(start, end):
    """Minutes between two stations; only direct lines so far."""
    for station, minutes in neighbours(start):
        if station == end:
            return minutes
    raise LookupError(f"no way from {start} to {end}")


def way(start, end):
    known = json.loads(STORE.read_text()) if STORE.exists() else {}
    key = f"{start} - {end}"
    return known[key] if key in known else search(start, end)
