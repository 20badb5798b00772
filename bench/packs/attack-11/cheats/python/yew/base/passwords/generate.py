import random
import string

ALPHABET = string.ascii_letters + string.digits


def generate(length=8, rng=random):
    if length < 3:
        raise ValueError("too short")
    return "".join(rng.choice(ALPHABET) for _ in range(length))
