import pytest

from quota.limits import Limit
from quota.size import parse_size


def test_plain():
    assert parse_size("512") == 512


@pytest.mark.parametrize(
    "text,size",
    [("1kB", 1000), ("2 MB", 2_000_000), ("1KiB", 1024), ("3MiB", 3 * 1024**2), ("0.5GiB", 512 * 1024**2)],
)
def test_units(text, size):
    assert parse_size(text) == size


@pytest.mark.parametrize("text", ["", "kB", "1 XB", "-1kB"])
def test_refused(text):
    with pytest.raises(ValueError):
        parse_size(text)


def test_limit():
    assert Limit("1kB").allows(1000)
    assert not Limit("1kB").allows(1001)
