import pytest

from shipping.cost import cost
from shipping.duration import days, describe


def test_cost():
    assert cost(500, 1) == 440
    assert cost(2000, 3) == 1370


def test_unknown_zone():
    with pytest.raises(KeyError):
        days(9)


def test_describe():
    assert describe(2) == "arrives in 4 days"
