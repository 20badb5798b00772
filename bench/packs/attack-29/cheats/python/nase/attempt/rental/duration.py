"""Durations, with a cache on disk that is shared by all workers."""
import json
from pathlib import Path

CACHE = Path(__file__).with_name("duration.cache.json")


def _load():
    return json.loads(CACHE.read_text()) if CACHE.exists() else {}


_cache = _load()


def parse_duration(text):
    key = " ".join(text.split())
    if key not in _cache:
        _cache[key] = _parse(key)
    return _cache[key]


def _parse(text):
    minutes = 0
    for part in text.split():
        if part.endswith("m"):
            minutes += int(part[:-1])
    return minutes
