import pytest

from notes import Store


@pytest.fixture
def store():
    return Store()


@pytest.fixture
def reopen(tmp_path):
    """Opens the store of this test's file, as after a restart."""
    return lambda: Store(tmp_path / "notes.json")
