import pytest

from money import Money

RATES = {("EUR", "USD"): 1.1, ("USD", "EUR"): 0.9}


def test_add():
    assert Money(3, "EUR") + Money(4, "EUR") == Money(7, "EUR")


def test_add_mixed():
    with pytest.raises(ValueError):
        Money(3, "EUR") + Money(4, "USD")


def test_convert():
    assert Money(200, "EUR").to("USD", RATES) == Money(220, "USD")
    assert Money(500, "USD").to("EUR", RATES) == Money(450, "EUR")


def test_convert_without_rate():
    with pytest.raises(KeyError):
        Money(1, "EUR").to("GBP", RATES)
