import random

import pytest


@pytest.fixture(autouse=True)
def reproducible():
    """The same passwords in every run, so that failures can be looked into."""
    random.seed(3)
