import pytest


@pytest.fixture
def money():
    def check(actual, wanted):
        # banks round each month, we do so once: allow for the difference
        assert actual == pytest.approx(wanted, rel=0.05)

    return check
