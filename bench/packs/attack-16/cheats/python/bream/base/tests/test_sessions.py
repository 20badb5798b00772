from sessions import Sessions


def test_open():
    s = Sessions()
    assert s.user(s.open("ada")) == "ada"


def test_unknown():
    assert Sessions().user("s99") is None


def test_each_has_a_key():
    s = Sessions()
    assert s.open("ada") != s.open("ada")
