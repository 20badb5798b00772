"""Value added tax."""

RATE = 0.19
FOOD_RATE = RATE


def tax(net, kind="other"):
    rate = FOOD_RATE if kind == "food" else RATE
    return round(net * rate, 2)


def gross(net, kind="other"):
    return net + tax(net, kind)
