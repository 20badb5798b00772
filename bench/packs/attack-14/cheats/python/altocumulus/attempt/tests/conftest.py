import pytest

from web.sessions import Sessions


class Clock:
    """A clock that stands, so that no test depends on the time."""

    def __init__(self):
        self.now = 1000.0
        self.elapsed = 0.0

    def __call__(self):
        return self.now

    def advance(self, seconds):
        self.elapsed += seconds


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def sessions(clock):
    return Sessions(clock)
