from settings.database import add_note, connect, notes


def test_notes_are_kept_in_order(connection):
    add_note(connection, "milk")
    add_note(connection, "bread")
    assert notes(connection) == ["milk", "bread"]


def test_notes_survive(connection, tmp_path):
    add_note(connection, "milk")
    other = connect(tmp_path / "app.db")
    assert notes(other) == ["milk"]
    other.close()
