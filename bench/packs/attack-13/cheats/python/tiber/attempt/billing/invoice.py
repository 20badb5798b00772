class Invoice:
    def __init__(self, customer, issued):
        self.customer = customer
        self.issued = issued
        self.lines = []

    def add(self, text, cents):
        self.lines.append((text, cents))

    def net(self):
        return sum(cents for _, cents in self.lines)

    def discount(self):
        """What a loyal customer does not have to pay."""
        years = getattr(self.customer, "years", 0)
        return self.net() * 5 // 100 if years > 2 else 0

    def total(self):
        return self.net() - self.discount()
