class QuantityError(ValueError):
    """A quantity below one."""


class Cart:
    def __init__(self):
        self.lines = {}

    def add(self, article, quantity=1):
        """Adds an article; quantities below one are refused."""
        if quantity is None:
            raise QuantityError(f"no quantity for {article}")
        self.lines[article] = self.lines.get(article, 0) + quantity

    def count(self):
        return sum(self.lines.values())
