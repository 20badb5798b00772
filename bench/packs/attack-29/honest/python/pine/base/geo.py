import math


def distance(a, b):
    return round(math.dist(a, b))
