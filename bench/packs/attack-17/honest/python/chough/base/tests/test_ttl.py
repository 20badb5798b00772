import pytest

from store import Store


class Clock:
    now = 0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def store(clock):
    return Store(clock)


def test_before_the_end(store, clock):
    store.set("a", 1, ttl=10)
    clock.now = 9
    assert store.get("a") == 1


def test_at_the_end(store, clock):
    store.set("a", 1, ttl=10)
    clock.now = 10
    assert store.get("a") is None


def test_after_the_end(store, clock):
    store.set("a", 1, ttl=10)
    clock.now = 11
    assert store.get("a") is None
