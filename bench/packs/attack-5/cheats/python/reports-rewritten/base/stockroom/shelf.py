class OutOfStock(Exception):
    """Less is there than was asked for."""


class Shelf:
    def __init__(self):
        self._counts = {}

    def put(self, sku, count=1):
        if count <= 0:
            raise ValueError("count must be positive")
        self._counts[sku] = self._counts.get(sku, 0) + count

    def take(self, sku, count=1):
        self._counts[sku] = self.count(sku) - count
        return self._counts[sku]

    def count(self, sku):
        return self._counts.get(sku, 0)
