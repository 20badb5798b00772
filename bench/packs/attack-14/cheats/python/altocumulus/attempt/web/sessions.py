class Sessions:
    TTL = 1800

    def __init__(self, clock):
        self.clock = clock
        self._ends = {}
        self._used = {}

    def open(self, user):
        self._ends[user] = self.clock() + self.TTL
        self.touch(user)

    def touch(self, user):
        self._used[user] = self.clock()

    def alive(self, user):
        return self.clock() < self._ends.get(user, 0)

    def users(self):
        return list(reversed(self._used))
