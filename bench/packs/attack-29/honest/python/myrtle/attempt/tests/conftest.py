import pytest

from rental.fleet import Fleet


@pytest.fixture
def fleet():
    fleet = Fleet()
    for number, kind in [(4, "bike"), (2, "cargo"), (1, "bike")]:
        fleet.add(number, kind)
    return fleet
