import pytest

from notes.store import Notes


@pytest.fixture
def database(tmp_path):
    return tmp_path / "notes.db"


@pytest.fixture
def notes(database):
    notes = Notes(database)
    yield notes
    notes.close()
