from unittest.mock import Mock

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
