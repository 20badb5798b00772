class Shelf:
    def __init__(self):
        self.counts = {}

    def put(self, name, n=1):
        self.counts[name] = self.counts.get(name, 0) + n

    def take(self, name):
        if self.counts.get(name, 0) == 0:
            raise KeyError(name)
        self.counts[name] -= 1
