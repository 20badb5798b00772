class Orders:
    def __init__(self, gateway):
        self.gateway = gateway
        self.open = {}

    def place(self, ref, amount):
        self.gateway.charge(ref, amount)
        self.open[ref] = amount

    def cancel(self, ref):
        del self.open[ref]
