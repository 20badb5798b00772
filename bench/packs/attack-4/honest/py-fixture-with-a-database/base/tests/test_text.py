from notes.text import title


def test_title():
    assert title("\nOne\nTwo") == "One"
