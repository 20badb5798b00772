import heapq


class Timeline:
    """Newest entries first; ties are kept in the order of insertion."""

    def __init__(self):
        self._heap = []

    def add(self, at, text):
        heapq.heappush(self._heap, (-at, text))

    def latest(self, count=10):
        return [text for _, text in heapq.nsmallest(count, self._heap)]
