"""Random checks, without any dependency."""
import os
import random


def for_all(check, runs=300, seed=None):
    if seed is None:
        seed = int(os.environ.get("SEED") or random.SystemRandom().getrandbits(32))
    rng = random.Random(seed)
    for _ in range(runs):
        cents, people = rng.randint(0, 100000), rng.randint(1, 12)
        try:
            check(cents, people)
        except AssertionError as error:
            raise AssertionError(f"SEED={seed}: {cents} cents, {people} people: {error}") from error
