def net(cents, wheels):
    return cents * wheels


def gross(cents, rate=7):
    # half a cent is rounded up
    return int(round(cents * (100 + rate) / 100))
