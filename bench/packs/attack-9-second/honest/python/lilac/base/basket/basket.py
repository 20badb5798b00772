class Basket:
    def __init__(self):
        self.pieces = {}

    def add(self, article, number=1):
        if number < 1:
            raise ValueError("at least one")
        self.pieces[article] = self.pieces.get(article, 0) + number

    def remove(self, article):
        del self.pieces[article]

    def count(self):
        return sum(self.pieces.values())
