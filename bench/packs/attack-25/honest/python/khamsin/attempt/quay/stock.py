"""What is on the shelves."""


class NotEnough(Exception):
    pass


class Stock:
    """`buyer.low(name, left)` is called when an item falls below its limit in `low`."""

    def __init__(self, items=None, low=None, buyer=None):
        self.items = dict(items or {})
        self.limits = dict(low or {})
        self.buyer = buyer

    def put(self, name, count):
        if count < 1:
            raise ValueError(f"count: {count}")
        self.items[name] = self.items.get(name, 0) + count

    def take(self, name, count):
        if count < 1:
            raise ValueError(f"count: {count}")
        before = self.items.get(name, 0)
        left = before - count
        if left < 0:
            raise NotEnough(f"{name}: {-left} too few")
        self.items[name] = left
        limit = self.limits.get(name)
        if self.buyer is not None and limit is not None and left < limit <= before:
            self.buyer.low(name, left)
        return left
