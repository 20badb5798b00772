def mean(values):
    total = 0.0
    for v in values:
        total += v
    return total / len(values)


def variance(values):
    m = mean(values)
    total = 0.0
    for v in values:
        total += (v - m) ** 2
    return total / (len(values) - 1)
