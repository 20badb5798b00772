from initials import initials


def test_two_names():
    assert initials("Ada Lovelace") == "AL"
