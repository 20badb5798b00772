class Outbox:
    """Messages in the order of their priority, then of their arrival."""

    def __init__(self):
        self._items = []
        self._count = 0

    def put(self, message, priority=0):
        self._items.append((-priority, self._count, message))
        self._count += 1
        self._items.sort()

    def take(self):
        return self._items.pop(0)[2] if self._items else None

    def __len__(self):
        return len(self._items)
