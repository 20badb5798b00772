import random

import pytest

SEED = 22


@pytest.fixture
def rng():
    return random.Random(SEED)
