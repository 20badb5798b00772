import pytest

import sizes


def test_bytes():
    assert sizes.parse("12 B") == 12


def test_kilobytes():
    assert sizes.parse("3KB") == 3000


def test_megabytes():
    assert sizes.parse(" 1.5 MB ") == 1500000


def test_gigabytes():
    assert sizes.parse("2 GB") == 2000000000


def test_bad_unit():
    with pytest.raises(ValueError):
        sizes.parse("2 XB")


def test_no_unit():
    with pytest.raises(ValueError):
        sizes.parse("2")
