import pytest

from stockroom import OutOfStock


def test_take_some(shelf):
    assert shelf.take("bolt", 4) == 6


@pytest.mark.parametrize(
    ("sku", "wanted", "there"),
    [
        ("bolt", 11, 10),
        ("bolt", 500, 10),
        ("nut", 1, 0),
    ],
)
def test_take_too_many(shelf, sku, wanted, there):
    with pytest.raises(OutOfStock, match=f"{sku}: {wanted} wanted, {there} there"):
        shelf.take(sku, wanted)
    assert shelf.count(sku) == there
