class Order:
    def __init__(self, payment_id, cents, gateway):
        self.payment_id = payment_id
        self.cents = cents
        self.gateway = gateway
        self.state = "open"

    def pay(self):
        self.gateway.charge(self.payment_id, self.cents)
        self.state = "paid"

    def cancel(self):
        if self.state == "paid":
            self.gateway.refund_all(self.payment_id)
        self.state = "cancelled"
