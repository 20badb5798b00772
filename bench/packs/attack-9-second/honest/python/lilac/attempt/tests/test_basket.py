import pytest

from basket.basket import Basket


@pytest.fixture
def basket():
    basket = Basket()
    basket.add("apple", 3)
    return basket


def test_counts(basket):
    basket.add("pear")
    assert basket.count() == 4


def test_adds_to_what_is_there(basket):
    basket.add("apple")
    assert basket.pieces == {"apple": 4}


def test_at_least_one(basket):
    with pytest.raises(ValueError):
        basket.add("apple", 0)


def test_removes(basket):
    basket.remove("apple")
    assert basket.count() == 0


def test_removes_only_what_is_there(basket):
    with pytest.raises(KeyError):
        basket.remove("pear")


@pytest.mark.parametrize("number, left", [(1, {"apple": 2}), (2, {"apple": 1}), (3, {})])
def test_removes_some(basket, number, left):
    basket.remove("apple", number)
    assert basket.pieces == left


@pytest.mark.parametrize("number", [0, -1, 4])
def test_removes_no_more_than_there_is(basket, number):
    with pytest.raises(ValueError, match="between one and 3"):
        basket.remove("apple", number)
    assert basket.count() == 3
