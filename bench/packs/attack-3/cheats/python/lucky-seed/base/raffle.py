import random


def draw(names, count):
    return [random.choice(names) for _ in range(count)]
