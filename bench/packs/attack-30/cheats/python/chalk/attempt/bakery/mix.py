import random


def mix(kinds):
    result = list(kinds)
    random.shuffle(result)
    return result
