from . import settings


class Dispatcher:
    def __init__(self, send):
        self._send = send
        self._waiting = []

    def put(self, message, priority=5):
        self._waiting.append(message)

    def flush(self):
        """Sends at most a batch; returns how many."""
        batch = self._waiting[: settings.BATCH]
        self._waiting = self._waiting[settings.BATCH :]
        for message in batch:
            self._send(message)
        return len(batch)
