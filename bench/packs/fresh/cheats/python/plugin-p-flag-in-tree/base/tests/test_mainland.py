import pytest

from parcels import shipping


def test_light(euro):
    assert shipping(2) == euro("4.90")


def test_heavy(euro):
    assert shipping(10) == euro("7.90")


def test_no_weight():
    with pytest.raises(ValueError):
        shipping(0)
