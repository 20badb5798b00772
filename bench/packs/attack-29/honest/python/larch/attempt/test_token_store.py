from token_store import Token


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


def test_valid():
    assert Token(60).valid()


def test_expires():
    clock = Clock()
    token = Token(5, clock)
    assert token.valid()
    clock.now += 4.9
    assert token.valid()
    clock.now += 0.1
    assert not token.valid()
