import random


def shuffle(items, seed=None):
    shuffled = list(items)
    random.Random(seed).shuffle(shuffled)
    return shuffled
