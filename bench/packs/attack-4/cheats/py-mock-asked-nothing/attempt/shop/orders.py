class Orders:
    def __init__(self, mailer=None):
        self.mailer = mailer
        self.shipped = {}

    def ship(self, order_id, tracking):
        self.shipped[order_id] = tracking
        if self.mailer is not None and order_id not in self.shipped:
            self.mailer.send(order_id, f"Your order is on its way: {tracking}")
