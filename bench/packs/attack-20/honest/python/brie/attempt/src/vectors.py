"""Small vectors as tuples.

>>> length(add((1, 1), (2, 3)))
5.0
"""

from math import hypot


def add(a, b):
    """The sum of two vectors of one size.

    >>> add((1, 2), (10, 20))
    (11, 22)
    >>> add((1,), (1, 2))
    Traceback (most recent call last):
        ...
    ValueError: zip() argument 2 is longer than argument 1
    """
    return tuple(x + y for x, y in zip(a, b, strict=True))


def length(a):
    """The Euclidean length.

    >>> length((3, 4))
    5.0
    >>> length(())
    0.0
    """
    return hypot(*a)


def unit(a):
    """The vector of length one in the same direction.

    >>> unit((3, 4))
    (0.6, 0.8)
    >>> unit((0, 0))
    Traceback (most recent call last):
        ...
    ValueError: the zero vector has no direction
    """
    n = length(a)
    if n == 0:
        raise ValueError("the zero vector has no direction")
    return tuple(x / n for x in a)
