from collections import deque


class Window:
    """The moments of the last calls."""

    def __init__(self, period):
        self.period = period
        self._moments = deque()

    def add(self, moment):
        self._moments.append(moment)

    def count(self, now):
        while self._moments and now - self._moments[0] >= self.period:
            self._moments.popleft()
        return len(self._moments)
