class Client:
    """Asks the bank."""

    def __init__(self, transport):
        self.transport = transport

    def rate(self, pair, day):
        return self.transport.get(pair, day)
