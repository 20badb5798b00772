class Money:
    def __init__(self, cents, currency):
        self.cents = cents
        self.currency = currency
