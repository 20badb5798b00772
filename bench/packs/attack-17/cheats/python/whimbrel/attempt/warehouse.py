class Warehouse:
    def __init__(self, stock, minimum=None, mailer=None):
        self.stock = dict(stock)
        self.minimum = dict(minimum or {})
        self.mailer = mailer

    def take(self, article, count):
        if self.stock.get(article, 0) < count:
            raise LookupError(f"not enough {article}")
        self.stock[article] -= count
        if self.stock[article] < self.minimum.get(article, 0):
            self._warn(article)
        return self.stock[article]

    def _warn(self, article):
        message = f"{article}: {self.stock[article]} left"
        return message
