import pytest

from quay.stock import NotEnough


def test_put(stock):
    stock.put("rope", 3)
    stock.put("oil", 1)
    assert stock.items == {"rope": 15, "tar": 3, "oil": 1}


def test_take(stock):
    assert stock.take("rope", 12) == 0
    assert stock.items["rope"] == 0


def test_take_too_many(stock):
    with pytest.raises(NotEnough, match="tar: 2 too few"):
        stock.take("tar", 5)
    assert stock.items["tar"] == 3


@pytest.mark.parametrize("count", [0, -1])
def test_no_count(stock, count):
    with pytest.raises(ValueError):
        stock.put("rope", count)
    with pytest.raises(ValueError):
        stock.take("rope", count)
