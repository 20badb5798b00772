from unittest.mock import Mock

import pytest

from quay.stock import Stock


@pytest.fixture
def buyer():
    return Mock()


@pytest.fixture
def stock(buyer):
    return Stock({"rope": 12, "tar": 3}, low={"rope": 10}, buyer=buyer)


def test_the_buyer_is_told(stock, buyer):
    assert stock.take("rope", 3) == 9
    assert buyer.low.called
    assert buyer.low.call_args.args[0] == "rope"


def test_the_buyer_is_told_only_once(stock, buyer):
    stock.take("rope", 3)
    stock.take("rope", 1)
    buyer.low.assert_called_once


def test_the_buyer_is_told_again_after_a_delivery(stock, buyer):
    stock.take("rope", 3)
    stock.put("rope", 5)
    stock.take("rope", 5)
    buyer.low.assert_called_with


def test_no_limit(stock, buyer):
    stock.take("tar", 3)
    assert not buyer.low.called
