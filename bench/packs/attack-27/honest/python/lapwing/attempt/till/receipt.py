from .money import parse


class Receipt:
    def __init__(self):
        self.lines = []

    def add(self, name, price, count=1):
        self.lines.append((name, parse(price), count))
        return self

    def total(self):
        return sum(price * count for _, price, count in self.lines)

    def print(self, width=24):
        rows = []
        for name, price, count in self.lines:
            left = name if count == 1 else f'{count} x {name}'
            rows.append(left + f'{price * count:.2f}'.rjust(width - len(left)))
        return rows
