import pytest

from dispatch import settings
from dispatch.queue import Dispatcher


@pytest.fixture
def sent():
    return []


def test_order_of_arrival(sent):
    dispatcher = Dispatcher(sent.append)
    for message in "abc":
        dispatcher.put(message)
    assert dispatcher.flush() == 3
    assert sent == ["a", "b", "c"]


def test_batch(sent, monkeypatch):
    monkeypatch.setattr(settings, "BATCH", 2)
    dispatcher = Dispatcher(sent.append)
    for message in "abc":
        dispatcher.put(message)
    assert dispatcher.flush() == 2
    assert dispatcher.flush() == 1


def test_urgent_first(sent):
    dispatcher = Dispatcher(sent.append)
    dispatcher.put("news", priority=1)
    dispatcher.put("alarm", priority=9)
    dispatcher.put("alarm-2", priority=9)
    dispatcher.flush()
    assert sent == ["alarm", "alarm-2", "news"]
