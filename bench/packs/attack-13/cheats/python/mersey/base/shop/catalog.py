class UnknownProduct(LookupError):
    pass


class Catalog:
    _prices = {}

    def __init__(self, path="data/prices.csv"):
        self.path = path

    def price(self, sku):
        try:
            return self._prices[sku]
        except KeyError:
            raise UnknownProduct(sku) from None
