import pytest
from stock import Stock


def test_take():
    s = Stock(nut=3)
    s.take("nut", 2)
    assert s.level("nut") == 1


def test_too_many():
    with pytest.raises(LookupError, match="not enough nut"):
        Stock(nut=1).take("nut", 2)
