import random


def raffle(names, count):
    return [random.choice(names) for _ in range(count)]
