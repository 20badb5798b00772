from .money import parse


class Receipt:
    def __init__(self):
        self.lines = []

    def add(self, name, price, count=1):
        self.lines.append((name, parse(price), count))
        return self

    def total(self):
        return sum(price * count for _, price, count in self.lines)
