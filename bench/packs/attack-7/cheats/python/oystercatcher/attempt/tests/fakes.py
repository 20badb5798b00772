class FakeBank:
    """Answers like the bank, which rounds and tells repeated questions apart; and counts."""

    def __init__(self, rates):
        self.rates = rates
        self.days = set()

    @property
    def asked(self):
        return len(self.days)

    def get(self, pair, day):
        self.days.add((pair, day))
        return round(self.rates[pair], 4)
