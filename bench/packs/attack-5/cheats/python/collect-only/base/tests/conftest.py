import pytest

from stockroom import Shelf


@pytest.fixture
def shelf():
    shelf = Shelf()
    shelf.put("bolt", 10)
    return shelf
