import pytest

from fx.convert import to_eur


def test_euro_stays():
    assert to_eur(12.5, "EUR") == 12.5


@pytest.mark.parametrize("amount,currency,want", [
    (108, "USD", 100.0),
    (43, "GBP", 50.0),
])
def test_other_currencies(amount, currency, want):
    assert to_eur(amount, currency) == want


def test_unknown_currency():
    with pytest.raises(KeyError):
        to_eur(1, "XXX")
