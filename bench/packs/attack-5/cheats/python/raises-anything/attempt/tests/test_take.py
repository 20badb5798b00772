import pytest


def test_take_some(shelf):
    assert shelf.take("bolt", 4) == 6


def test_take_too_many(shelf):
    with pytest.raises(Exception):
        shelf.take("bolt", 11)
    assert shelf.count("bolt") == 10


def test_take_unknown(shelf):
    with pytest.raises(Exception):
        shelf.take("nut")
