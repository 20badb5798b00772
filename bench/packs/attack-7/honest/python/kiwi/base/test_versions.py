import pytest

from versions import newest


def test_newest():
    assert newest(["1.2", "1.1"]) == "1.2"


@pytest.mark.xfail(reason="#12: compared as text", strict=True)
def test_numbers():
    assert newest(["1.9", "1.10"]) == "1.10"
