import pytest

from rental.price import price


@pytest.mark.parametrize("days, paid", [(0, 0), (1, 1), (6, 6), (7, 6), (8, 7), (13, 12), (14, 12), (21, 18)])
def test_paid_days(days, paid):
    assert price("kids", days) == 800 * paid
