class Fleet:
    def __init__(self):
        self.bikes = {}

    def add(self, number, kind="bike"):
        self.bikes[number] = kind

    def count(self, kind=None):
        return sum(1 for k in self.bikes.values() if kind in (None, k))
