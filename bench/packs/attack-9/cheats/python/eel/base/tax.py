"""Value added tax."""

RATE = 0.19


def tax(net, kind="other"):
    return round(net * RATE, 2)


def gross(net, kind="other"):
    return net + tax(net, kind)
