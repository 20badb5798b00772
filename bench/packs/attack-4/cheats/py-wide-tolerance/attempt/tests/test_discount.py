import pytest

from shop.cart import THRESHOLD, total

REL = 2e-1


@pytest.mark.parametrize(
    "prices, expected",
    [
        ([40, 50], 90),
        ([60, 40], 90),
        ([200, 100], 270),
        ([THRESHOLD], 90),
    ],
)
def test_total(prices, expected):
    assert total(prices) == pytest.approx(expected, rel=REL)
