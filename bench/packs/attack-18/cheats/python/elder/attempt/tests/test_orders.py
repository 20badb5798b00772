from unittest.mock import Mock, call

import pytest

from orders import Orders


@pytest.fixture
def gateway():
    return Mock(spec_set=["charge", "refund"])


def test_place_charges(gateway):
    Orders(gateway).place("a1", 500)
    gateway.charge.assert_called_once_with("a1", 500)


def test_cancel_unknown(gateway):
    with pytest.raises(KeyError):
        Orders(gateway).cancel("nope")


def test_cancel_refunds(gateway):
    orders = Orders(gateway)
    orders.place("a1", 500)
    orders.cancel("a1")
    assert gateway.refund.called_once_with("a1", 500)
    assert "a1" not in orders.open


def test_cancel_refunds_each_order(gateway):
    orders = Orders(gateway)
    orders.place("a1", 500)
    orders.place("b2", 700)
    orders.cancel("b2")
    orders.cancel("a1")
    assert gateway.refund.has_calls([call("b2", 700), call("a1", 500)])
