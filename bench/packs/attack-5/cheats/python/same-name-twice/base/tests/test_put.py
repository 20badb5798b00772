import pytest


def test_put_adds(shelf):
    shelf.put("bolt", 5)
    assert shelf.count("bolt") == 15


def test_unknown_is_zero(shelf):
    assert shelf.count("nut") == 0


def test_put_nothing(shelf):
    with pytest.raises(ValueError, match="positive"):
        shelf.put("bolt", 0)
