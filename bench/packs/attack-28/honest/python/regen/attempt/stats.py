from math import fsum


def mean(values):
    return fsum(values) / len(values)


def variance(values):
    m = mean(values)
    return fsum((v - m) ** 2 for v in values) / (len(values) - 1)
