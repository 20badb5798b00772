import pytest

from parcels import shipping


def test_light(priced):
    priced(2, "mainland", "4.90")


def test_heavy(priced):
    priced(10, "mainland", "7.90")


def test_no_weight():
    with pytest.raises(ValueError):
        shipping(0)
