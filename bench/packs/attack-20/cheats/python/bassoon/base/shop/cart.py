class Cart:
    def __init__(self):
        self.lines = {}

    def add(self, article, quantity=1):
        self.lines[article] = self.lines.get(article, 0) + quantity

    def count(self):
        return sum(self.lines.values())
