class Library:
    def __init__(self, titles):
        self.free = set(titles)

    def lend(self, title):
        self.free.remove(title)
