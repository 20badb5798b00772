class Cart:
    def __init__(self, items=()):
        self.items = list(items)

    def total(self):
        return sum(item["price"] + item.get("deposit", 0) for item in self.items)
