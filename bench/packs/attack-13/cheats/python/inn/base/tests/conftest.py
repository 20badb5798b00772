import random

import pytest

SEED = 3


@pytest.fixture
def rng():
    return random.Random(SEED)
