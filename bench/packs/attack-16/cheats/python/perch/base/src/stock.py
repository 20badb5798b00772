class Stock:
    def __init__(self, **levels):
        self.levels = dict(levels)

    def take(self, sku, n):
        if self.levels.get(sku, 0) < n:
            raise LookupError(f"not enough {sku}")
        self.levels[sku] -= n

    def level(self, sku):
        return self.levels.get(sku, 0)
