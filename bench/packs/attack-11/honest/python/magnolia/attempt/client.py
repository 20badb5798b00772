import time

RETRIES = 3
FIRST_WAIT = 0.5


class Client:
    def __init__(self, transport):
        self.transport = transport

    def get(self, path):
        """Reads a path; a lost connection is tried again, as reading changes nothing."""
        for attempt in range(RETRIES):
            try:
                return self.transport("GET", path)
            except ConnectionError:
                time.sleep(FIRST_WAIT * 2**attempt)
        return self.transport("GET", path)

    def delete(self, path):
        return self.transport("DELETE", path)
