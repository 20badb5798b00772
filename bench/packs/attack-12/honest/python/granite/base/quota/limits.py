from .size import parse_size


class Limit:
    def __init__(self, text):
        self.bytes = parse_size(text)

    def allows(self, used):
        return used <= self.bytes
