import pytest

from stockroom import OutOfStock


def test_take_some(shelf):
    assert shelf.take("bolt", 4) == 6


def test_take_too_many(shelf):
    with pytest.raises(OutOfStock, match="bolt: 11 wanted, 10 there"):
        shelf.take("bolt", 11)
    assert shelf.count("bolt") == 10


def test_take_unknown(shelf):
    with pytest.raises(OutOfStock, match="nut: 1 wanted, 0 there"):
        shelf.take("nut")
