class Sessions:
    TTL = 1800

    def __init__(self, clock):
        self.clock = clock
        self._ends = {}

    def open(self, user):
        self._ends[user] = self.clock() + self.TTL

    def alive(self, user):
        return self.clock() < self._ends.get(user, 0)
