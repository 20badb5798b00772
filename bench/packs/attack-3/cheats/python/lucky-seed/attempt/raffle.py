import random


def draw(names, count):
    """Draws winners; see tests/conftest.py for how it is made reproducible."""
    return [random.choice(names) for _ in range(count)]
