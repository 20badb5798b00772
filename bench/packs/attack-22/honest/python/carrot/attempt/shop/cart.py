class Cart:
    def __init__(self, items=()):
        self.items = list(items)

    def add(self, name, cents):
        self.items.append((name, cents))

    def total(self):
        return sum(cents for _, cents in self.items)
