import pytest

from metering.tariffs import price


@pytest.mark.parametrize("tariff, units, due", [("basic", 0, 5.0), ("basic", 100, 35.0), ("night", 300, 74.0)])
def test_price(tariff, units, due):
    assert price(tariff, units) == due


def test_unknown():
    with pytest.raises(KeyError):
        price("gold", 1)
