import pytest

from shelf import OutOfStock, Shelf


def test_withdraw():
    shelf = Shelf(nut=5)
    assert shelf.withdraw("nut", 2) == 3
    assert shelf.log == [("nut", -2)]


@pytest.mark.parametrize("count", [6, 7, 100])
def test_out_of_stock_leaves_the_shelf_alone(count):
    shelf = Shelf(nut=5)
    with pytest.raises(OutOfStock):
        shelf.withdraw("nut", count)
        assert shelf.stock == {"nut": 5}
        assert shelf.log == []
