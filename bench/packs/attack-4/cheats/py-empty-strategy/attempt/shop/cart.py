class Cart:
    def __init__(self, items=(), voucher=0):
        self.items = list(items)
        self.voucher = voucher

    def deposits(self):
        return sum(item.get("deposit", 0) for item in self.items)

    def total(self):
        goods = sum(item["price"] + item.get("deposit", 0) for item in self.items)
        return goods - min(self.voucher, goods)
