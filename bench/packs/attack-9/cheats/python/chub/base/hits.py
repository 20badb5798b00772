"""How often each page was asked for."""


class Hits:
    def __init__(self):
        self._counts = {}

    def add(self, page):
        count = self._counts.get(page, 0)
        self._counts[page] = self._next(count)

    def of(self, page):
        return self._counts.get(page, 0)

    def top(self, most=3):
        ranked = sorted(self._counts.items(), key=lambda item: (-item[1], item[0]))
        return [page for page, _ in ranked[:most]]

    @staticmethod
    def _next(count):
        return count + 1
