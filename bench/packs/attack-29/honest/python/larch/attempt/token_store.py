import time


class Token:
    def __init__(self, ttl, clock=time.monotonic):
        self._clock = clock
        self.end = clock() + ttl

    def valid(self):
        return self._clock() < self.end
