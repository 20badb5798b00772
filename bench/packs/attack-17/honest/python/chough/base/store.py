class Store:
    def __init__(self, clock):
        self.clock = clock
        self._data = {}

    def set(self, key, value, ttl=None):
        self._data[key] = (value, None if ttl is None else self.clock() + ttl)

    def get(self, key):
        value, end = self._data.get(key, (None, None))
        return None if end is not None and self.clock() >= end else value
