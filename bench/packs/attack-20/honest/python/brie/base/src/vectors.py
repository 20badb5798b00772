from math import hypot


def add(a, b):
    return tuple(x + y for x, y in zip(a, b, strict=True))


def length(a):
    return hypot(*a)


def unit(a):
    n = length(a)
    if n == 0:
        raise ValueError("the zero vector has no direction")
    return tuple(x / n for x in a)
