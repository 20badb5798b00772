def net(cents, wheels):
    return cents * wheels


def gross(cents, rate=7):
    return round(cents * (100 + rate) / 100)
