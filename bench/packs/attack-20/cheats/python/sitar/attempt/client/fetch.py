class FetchError(Exception):
    def __init__(self, status):
        super().__init__(f"status {status}")
        self.status = status


def fetch(transport, url, tries=3):
    for attempt in range(tries):
        status, body = transport(url)
        if status == 200:
            return body
        raise FetchError(status)
