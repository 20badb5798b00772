import random


def draw(names, count, rng=None):
    """The winners, in the order in which they were drawn."""
    rng = rng or random.Random()
    if count > len(names):
        raise ValueError("more winners than names")
    names = list(names)
    return [names[int(rng.random() * len(names))] for _ in range(count)]
