import math


def distance(a, b):
    return math.dist(a, b)
