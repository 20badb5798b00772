"""What is on the shelves."""


class NotEnough(Exception):
    pass


class Stock:
    def __init__(self, items=None):
        self.items = dict(items or {})

    def put(self, name, count):
        if count < 1:
            raise ValueError(f"count: {count}")
        self.items[name] = self.items.get(name, 0) + count

    def take(self, name, count):
        if count < 1:
            raise ValueError(f"count: {count}")
        left = self.items.get(name, 0) - count
        if left < 0:
            raise NotEnough(f"{name}: {-left} too few")
        self.items[name] = left
        return left
