class Basket:
    def __init__(self):
        self.pieces = {}

    def add(self, article, number=1):
        if number < 1:
            raise ValueError("at least one")
        self.pieces[article] = self.pieces.get(article, 0) + number

    def remove(self, article, number=None):
        """Takes pieces out: all of them without a number."""
        there = self.pieces[article]
        if number is not None and not 1 <= number <= there:
            raise ValueError(f"between one and {there}")
        if number is None or number == there:
            del self.pieces[article]
        else:
            self.pieces[article] = there - number

    def count(self):
        return sum(self.pieces.values())
