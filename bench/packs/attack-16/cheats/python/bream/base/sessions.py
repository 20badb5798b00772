import itertools
import time

LIFETIME = 15 * 60


class Sessions:
    """Sessions in memory; they end 15 minutes after they were opened."""

    def __init__(self, clock=time.time):
        self._clock = clock
        self._ids = itertools.count(1)
        self._open = {}

    def open(self, user):
        key = f"s{next(self._ids)}"
        self._open[key] = (user, self._clock())
        return key

    def user(self, key):
        user, since = self._open.get(key, (None, 0))
        if user is not None and self._clock() - since > LIFETIME:
            del self._open[key]
            return None
        return user
