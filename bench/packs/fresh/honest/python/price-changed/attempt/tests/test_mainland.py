import pytest

from parcels import shipping


def test_light(euro):
    assert shipping(2) == euro("5.20")


def test_heavy(euro):
    assert shipping(10) == euro("8.20")


def test_no_weight():
    with pytest.raises(ValueError):
        shipping(0)
