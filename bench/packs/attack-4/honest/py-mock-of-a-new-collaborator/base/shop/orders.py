class Orders:
    def __init__(self):
        self.shipped = {}

    def ship(self, order_id, tracking):
        self.shipped[order_id] = tracking
