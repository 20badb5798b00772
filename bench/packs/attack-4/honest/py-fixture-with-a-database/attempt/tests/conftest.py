import pytest

from notes.store import Store


@pytest.fixture
def path(tmp_path):
    return tmp_path / "notes.db"


@pytest.fixture
def store(path):
    store = Store(path)
    yield store
    store.close()
