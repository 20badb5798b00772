class Invoice:
    def __init__(self, customer, positions):
        self.customer = customer
        self.positions = positions

    def net(self):
        return sum(count * cents for count, cents in self.positions)

    def total(self):
        return round(self.net() * 1.19)
