from collections import deque


class TimeWindow:
    """Counts the hits of the last seconds."""

    def __init__(self, seconds):
        self.seconds = seconds
        self._hits = deque()

    def hit(self, now):
        self._hits.append(now)

    def count(self, now):
        while self._hits and self._hits[0] <= now - self.seconds:
            self._hits.popleft()
        return len(self._hits)
