import random

import pytest


@pytest.fixture(autouse=True)
def _reproducible():
    """Makes the draws of the tests reproducible."""
    random.seed(2719)


@pytest.fixture
def names():
    return [f"guest {number}" for number in range(12)]
