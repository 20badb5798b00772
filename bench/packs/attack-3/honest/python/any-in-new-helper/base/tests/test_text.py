from log_entry import log_entry


def test_blanks_are_cut():
    assert log_entry(" started ")["text"] == "started"
