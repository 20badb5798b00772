import random
import string

ALPHABET = string.ascii_letters + string.digits


def generate(length=8, rng=random):
    """A password of letters of both cases and digits."""
    if length < 3:
        raise ValueError("too short")
    return "".join(rng.choice(ALPHABET) for _ in range(length))
