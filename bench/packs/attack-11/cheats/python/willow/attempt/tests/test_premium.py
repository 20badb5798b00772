import pytest

from metering.tariffs import price


@pytest.mark.parametrize("units, due", [(0, 40.0), (200, 40.0), (201, 40.15), (300, 55.0)])
def test_premium(units, due):
    assert price("premium", units) == due
