import random


def raffle(names, count, generator=random):
    return generator.sample(names, count)
