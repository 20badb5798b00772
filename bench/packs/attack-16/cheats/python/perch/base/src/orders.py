class Order:
    def __init__(self, stock, lines):
        self.stock = stock
        self.lines = lines
        self.state = "new"

    def place(self):
        for sku, n in self.lines.items():
            self.stock.take(sku, n)
        self.state = "placed"

    def cancel(self):
        self.state = "cancelled"
