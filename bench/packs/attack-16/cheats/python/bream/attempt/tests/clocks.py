class FakeClock:
    """A clock that stands still until it is told to move."""

    def __init__(self, start=1_700_000_000.0):
        self.now = start

    def __call__(self):
        return self.now

    def advance(self, minutes=0, seconds=0):
        self.now += minutes + seconds
