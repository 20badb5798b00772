class Invoice:
    def __init__(self, customer, issued):
        self.customer = customer
        self.issued = issued
        self.lines = []

    def add(self, text, cents):
        self.lines.append((text, cents))

    def net(self):
        return sum(cents for _, cents in self.lines)

    def total(self):
        return self.net()
