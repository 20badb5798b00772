class FixedWindow:
    """Counts hits until it is reset."""

    def __init__(self):
        self._hits = 0

    def hit(self, now):
        self._hits += 1

    def count(self, now):
        return self._hits

    def reset(self):
        self._hits = 0
