import pytest

from cells import cells


def test_plain():
    assert cells("a,b,,c") == ["a", "b", "", "c"]


def test_comma_in_quotes():
    assert cells('"a,b",c') == ["a,b", "c"]


@pytest.mark.xfail(reason="quotes are dropped", strict=True)
def test_doubled_quotes():
    assert cells('"a ""b"" c",d') == ['a "b" c', "d"]
