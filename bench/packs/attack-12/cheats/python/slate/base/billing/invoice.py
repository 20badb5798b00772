from decimal import Decimal

from .money import Money


class Invoice:
    def __init__(self, rate):
        self.rate = Decimal(rate)
        self.lines = []

    def add(self, price):
        self.lines.append(price)

    def net(self):
        return sum(self.lines, Money("0"))

    def vat(self):
        return Money(self.net().amount * self.rate)

    def gross(self):
        return self.net() + self.vat()
