import pytest

from notes.store import Notes

pytestmark = pytest.mark.disk


def test_notes_survive_a_restart(database):
    before = Notes(database)
    before.add("wren", "small")
    before.close()
    after = Notes(database)
    assert after.get("wren") == "small"
    after.close()


def test_a_note_that_failed_changes_nothing(database):
    notes = Notes(database)
    notes.add("wren", "small")
    with pytest.raises(KeyError):
        notes.add("wren", "large")
    notes.close()
    assert Notes(database).get("wren") == "small"


def test_in_memory_without_a_path():
    assert Notes().titles() == []
