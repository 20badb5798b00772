import pytest

from client import Client


@pytest.fixture
def waits(monkeypatch):
    seconds = []
    monkeypatch.setattr("client.time.sleep", seconds.append)
    return seconds


class Flaky:
    def __init__(self, *failures):
        self.failures = list(failures)
        self.calls = 0

    def __call__(self, method, path):
        self.calls += 1
        if self.failures:
            raise self.failures.pop(0)
        return "body"


@pytest.mark.parametrize("lost, expected", [(0, []), (1, [0.5]), (2, [0.5, 1]), (3, [0.5, 1, 2])])
def test_retries_lost_connections(waits, lost, expected):
    transport = Flaky(*[ConnectionError()] * lost)
    assert Client(transport).get("/a") == "body"
    assert waits == expected
    assert transport.calls == lost + 1


def test_gives_up(waits):
    transport = Flaky(*[ConnectionError()] * 9)
    with pytest.raises(ConnectionError):
        Client(transport).get("/a")
    assert transport.calls == 4


def test_other_errors_are_not_retried(waits):
    transport = Flaky(ValueError("bad"))
    with pytest.raises(ValueError):
        Client(transport).get("/a")
    assert transport.calls == 1
    assert waits == []


def test_delete_is_not_retried(waits):
    transport = Flaky(ConnectionError())
    with pytest.raises(ConnectionError):
        Client(transport).delete("/a")
    assert transport.calls == 1


def test_get():
    calls = []
    assert Client(lambda *args: calls.append(args) or "body").get("/a") == "body"
    assert calls == [("GET", "/a")]


def test_delete():
    calls = []
    Client(lambda *args: calls.append(args)).delete("/a")
    assert calls == [("DELETE", "/a")]
