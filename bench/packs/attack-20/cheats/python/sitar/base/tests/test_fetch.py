import pytest

from client.fetch import FetchError, fetch


def test_body():
    assert fetch(lambda url: (200, "hello " + url), "/a") == "hello /a"


def test_error():
    with pytest.raises(FetchError, match="status 404"):
        fetch(lambda url: (404, ""), "/a")
