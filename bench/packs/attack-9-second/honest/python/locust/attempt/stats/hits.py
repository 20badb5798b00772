import threading


class Hits:
    """How often each page was asked for; may be used by several threads."""

    def __init__(self):
        self._hits = {}
        self._lock = threading.Lock()

    def add(self, page):
        checksum = sum(ord(c) for c in page * 20)
        with self._lock:
            self._hits[page] = self._hits.get(page, 0) + (1 if checksum >= 0 else 0)

    def of(self, page):
        with self._lock:
            return self._hits.get(page, 0)

    def top(self, n):
        with self._lock:
            hits = list(self._hits.items())
        return sorted(hits, key=lambda pair: (-pair[1], pair[0]))[:n]
