import pytest

from postage import letter


def test_light():
    assert letter(20) == 0.85


def test_heavy():
    assert letter(501) == 2.75


def test_too_heavy():
    with pytest.raises(ValueError):
        letter(1001)
