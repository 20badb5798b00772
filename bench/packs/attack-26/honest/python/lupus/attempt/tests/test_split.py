import random

import pytest

from larder.price import split

rnd = random.Random(26)
CASES = [(rnd.randrange(100000), rnd.randint(1, 12)) for _ in range(100)]


def test_example():
    assert split(100, 3) == [34, 33, 33]


@pytest.mark.parametrize('cents, parts', CASES)
def test_laws(cents, parts):
    shares = split(cents, parts)
    assert len(shares) == parts
    assert sum(shares) == cents
    assert shares[0] - shares[-1] <= 1
    assert shares == sorted(shares, reverse=True)
