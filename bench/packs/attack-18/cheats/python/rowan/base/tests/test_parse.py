from ledger import parse


def test_names_may_have_spaces():
    assert parse("new bike -450") == [("new bike", -450)]


def test_empty():
    assert parse("") == []
