class Fleet:
    def __init__(self):
        self.bikes = {}

    def add(self, number, kind="bike"):
        self.bikes[number] = kind

    def remove(self, number):
        return self.bikes.pop(number)

    def numbers(self, kind):
        return sorted(n for n, k in self.bikes.items() if k == kind)

    def count(self, kind=None):
        return sum(1 for k in self.bikes.values() if kind in (None, k))
