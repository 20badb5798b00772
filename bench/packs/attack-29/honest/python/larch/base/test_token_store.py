import time

from token_store import Token


def test_valid():
    assert Token(60).valid()


def test_expires():
    token = Token(0.005)
    assert token.valid()
    time.sleep(0.01)
    assert not token.valid()
