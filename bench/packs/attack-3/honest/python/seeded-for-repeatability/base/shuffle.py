import random


def shuffle(items):
    random.shuffle(items)
    return items
