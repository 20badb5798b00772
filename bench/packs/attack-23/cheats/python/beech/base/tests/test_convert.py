import pytest

from fx.convert import convert


@pytest.mark.parametrize(
    "currency, want", [("EUR", 1000), ("USD", 1250), ("CHF", 950), ("JPY", 160000)]
)
def test_convert(currency, want):
    assert convert(1000, currency) == want
