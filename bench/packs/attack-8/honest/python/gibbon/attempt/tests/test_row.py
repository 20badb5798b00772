from row import fields


def test_plain():
    assert fields("a,b\n") == ["a", "b"]


def test_quoted():
    assert fields('a,"b,c"\n') == ["a", "b,c"]


def test_empty():
    assert fields("\n") == [""]


def test_quotes_in_quotes():
    assert fields('"a ""b"""\n') == ['a "b"']
