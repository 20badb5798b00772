import random

from granary import Money, split


def test_parts_add_up_and_differ_by_a_cent_at_most():
    rng = random.Random(20)
    for _ in range(300):
        total, shares = rng.randrange(0, 100_000), rng.randrange(1, 40)
        cents = [int(p.amount * 100) for p in split(Money(total) , shares)]
        assert sum(cents) == total * 100
        assert len(cents) == shares
        assert cents == sorted(cents, reverse=True)
        assert cents[0] - cents[-1] in (0, 1)
