class Invoice:
    LOYAL_FROM = 10
    LOYAL_RATE = 0.03

    def __init__(self, customer, positions):
        self.customer = customer
        self.positions = positions

    @property
    def loyal(self):
        return self.customer.orders >= self.LOYAL_FROM

    def net(self):
        return sum(count * cents for count, cents in self.positions)

    def total(self):
        return round(self.net() * 1.19)
