import pytest

from warehouse import Warehouse


def test_take():
    assert Warehouse({"nut": 5}).take("nut", 2) == 3


def test_not_enough():
    with pytest.raises(LookupError, match="not enough nut"):
        Warehouse({"nut": 1}).take("nut", 2)
