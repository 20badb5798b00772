import pytest

from row import fields


def test_plain():
    assert fields("a,b\n") == ["a", "b"]


@pytest.mark.xfail(reason="quotes are not read yet", strict=True)
def test_quoted():
    assert fields('a,"b,c"\n') == ["a", "b,c"]
