import pytest


@pytest.fixture
def money():
    def check(actual, wanted):
        assert round(actual, 2) == wanted

    return check
