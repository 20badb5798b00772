import pytest

from fares.tickets import fare


@pytest.mark.parametrize("zones, cents", [(1, 240), (2, 480), (3, 720)])
def test_adults_pay_by_zone(zones, cents):
    assert fare(30, zones) == cents


@pytest.mark.parametrize("age, cents", [(3, 0), (5, 0), (6, 120), (14, 120), (15, 240), (64, 240), (65, 168)])
def test_reductions_by_age(age, cents):
    assert fare(age) == cents
