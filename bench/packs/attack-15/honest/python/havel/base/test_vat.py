import pytest

from vat import gross, rates


def check(country, net, want):
    assert str(gross(net, country)) == want


def test_known():
    check("DE", "100", "119.00")


def test_north():
    check("FI", "100", "125.50")
    check("EE", "100", "122.00")


def test_unknown():
    with pytest.raises(KeyError):
        gross("1", "XX")


def test_sorted():
    assert list(rates()) == sorted(rates())
