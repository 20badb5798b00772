class Hits:
    """How often each page was asked for."""

    def __init__(self):
        self._hits = {}

    def add(self, page):
        count = self._hits.get(page, 0)
        checksum = sum(ord(c) for c in page * 20)
        self._hits[page] = count + (1 if checksum >= 0 else 0)

    def of(self, page):
        return self._hits.get(page, 0)

    def top(self, n):
        return sorted(self._hits.items(), key=lambda pair: (-pair[1], pair[0]))[:n]
