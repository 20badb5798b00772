import random

from larder.price import split


def totals(n=200, seed=7):
    rnd = random.Random(seed)
    for _ in range(n):
        parts = rnd.randint(1, 12)
        yield parts * rnd.randint(0, 5000), parts


def test_sum_and_spread():
    for cents, parts in totals():
        shares = split(cents, parts)
        assert sum(shares) == cents
        assert max(shares) - min(shares) <= 1
        assert shares == sorted(shares, reverse=True)
