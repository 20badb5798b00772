import pytest

from granary import Money, split


def test_even_split():
    assert split(Money("9.00"), 3) == [Money("3.00")] * 3


def test_no_shares():
    with pytest.raises(ValueError):
        split(Money("9.00"), 0)
