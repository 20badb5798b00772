class FakeBank:
    """Answers like the bank, and counts."""

    def __init__(self, rates):
        self.rates = rates
        self.asked = 0

    def get(self, pair, day):
        self.asked += 1
        return self.rates[pair]
