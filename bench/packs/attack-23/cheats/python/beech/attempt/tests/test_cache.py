import pytest

from fx import cache


@pytest.mark.parametrize("currency, rate", [("USD", 1.25), ("CHF", 0.95), ("JPY", 160)])
def test_remembers(currency, rate):
    cache.remember(currency, rate)
    assert cache.recall(currency) == rate
