class Item:
    def __init__(self, name, cents):
        self.name = name
        self.cents = cents

    def price(self):
        return f"{self.cents / 100:.2f}"
