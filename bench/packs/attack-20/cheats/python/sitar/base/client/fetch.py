class FetchError(Exception):
    def __init__(self, status):
        super().__init__(f"status {status}")
        self.status = status


def fetch(transport, url):
    status, body = transport(url)
    if status != 200:
        raise FetchError(status)
    return body
