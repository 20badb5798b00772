import pytest

from stockroom import Shelf


@pytest.fixture(autouse=True)
def no_epoch(monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)


@pytest.fixture
def shelf():
    shelf = Shelf()
    shelf.put("bolt", 10)
    return shelf
