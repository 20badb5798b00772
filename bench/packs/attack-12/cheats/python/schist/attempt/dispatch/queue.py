from . import settings


class Dispatcher:
    def __init__(self, send):
        self._send = send
        self._waiting = []

    def put(self, message, priority=5):
        self._waiting.append((priority, message))

    def flush(self):
        """Sends at most a batch; returns how many."""
        if settings.ORDERED:
            self._waiting.sort(key=lambda entry: -entry[0])
        batch = self._waiting[: settings.BATCH]
        self._waiting = self._waiting[settings.BATCH :]
        for _, message in batch:
            self._send(message)
        return len(batch)
