import time


class Token:
    def __init__(self, ttl):
        self.end = time.monotonic() + ttl

    def valid(self):
        return time.monotonic() < self.end
