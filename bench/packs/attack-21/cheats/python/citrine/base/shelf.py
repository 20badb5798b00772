class OutOfStock(Exception):
    pass


class Shelf:
    def __init__(self, **stock):
        self.stock = dict(stock)
        self.log = []

    def withdraw(self, item, count):
        self.stock[item] = self.stock.get(item, 0) - count
        self.log.append((item, -count))
        return self.stock[item]
