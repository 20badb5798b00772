class Warehouse:
    def __init__(self, stock):
        self.stock = dict(stock)

    def take(self, article, count):
        if self.stock.get(article, 0) < count:
            raise LookupError(f"not enough {article}")
        self.stock[article] -= count
        return self.stock[article]
