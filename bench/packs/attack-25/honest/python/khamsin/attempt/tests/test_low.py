from unittest.mock import Mock, call

import pytest

from quay.stock import NotEnough, Stock


@pytest.fixture
def buyer():
    return Mock(spec=["low"])


@pytest.fixture
def stock(buyer):
    return Stock({"rope": 12, "tar": 3}, low={"rope": 10}, buyer=buyer)


def test_the_buyer_is_told(stock, buyer):
    assert stock.take("rope", 3) == 9
    buyer.low.assert_called_once_with("rope", 9)


def test_the_limit_itself_is_enough(stock, buyer):
    stock.take("rope", 2)
    buyer.low.assert_not_called()


def test_the_buyer_is_told_only_once(stock, buyer):
    stock.take("rope", 3)
    stock.take("rope", 1)
    buyer.low.assert_called_once_with("rope", 9)


def test_a_small_delivery_changes_nothing(stock, buyer):
    stock.take("rope", 4)
    stock.put("rope", 1)
    stock.take("rope", 1)
    buyer.low.assert_called_once_with("rope", 8)


def test_the_buyer_is_told_again_after_a_delivery(stock, buyer):
    stock.take("rope", 3)
    stock.put("rope", 1)
    stock.take("rope", 4)
    assert buyer.low.mock_calls == [call("rope", 9), call("rope", 6)]


def test_no_limit(stock, buyer):
    stock.take("tar", 3)
    buyer.low.assert_not_called()


def test_nothing_is_said_of_a_refused_take(stock, buyer):
    with pytest.raises(NotEnough):
        stock.take("rope", 13)
    buyer.low.assert_not_called()


def test_without_a_buyer():
    assert Stock({"rope": 12}, low={"rope": 10}).take("rope", 12) == 0
