class Library:
    def __init__(self, titles):
        self.titles = frozenset(titles)
        self.free = set(titles)

    def lend(self, title):
        self.free.remove(title)

    def take_back(self, title):
        if title not in self.titles:
            raise KeyError(title)
        if title in self.free:
            raise ValueError(f"{title} was not lent")
        self.free.add(title)
