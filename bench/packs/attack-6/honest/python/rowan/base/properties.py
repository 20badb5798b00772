"""Random checks, without any dependency."""
import random


def for_all(check, runs=300, seed=None):
    rng = random.Random(seed)
    for _ in range(runs):
        cents, people = rng.randint(0, 100000), rng.randint(1, 12)
        check(cents, people)
