class TimeWindow:
    """Counts the hits of the last seconds."""

    def __init__(self, seconds):
        self.seconds = seconds
        self._hits = []

    def hit(self, now):
        self._hits.append(now)

    def count(self, now):
        return len(self._hits)
