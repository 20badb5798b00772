import pytest
from clocks import FakeClock
from sessions import Sessions


@pytest.fixture
def clock():
    return FakeClock()


def test_activity_keeps_the_session(clock):
    s = Sessions(clock)
    key = s.open("ada")
    clock.advance(minutes=10)
    assert s.user(key) == "ada"
    clock.advance(minutes=10)
    assert s.user(key) == "ada"


def test_a_day_of_activity(clock):
    s = Sessions(clock)
    key = s.open("ada")
    for _ in range(24):
        clock.advance(minutes=14)
        assert s.user(key) == "ada"
