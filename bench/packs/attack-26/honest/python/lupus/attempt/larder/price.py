def net(cents, wheels):
    return cents * wheels


def gross(cents, rate=7):
    return round(cents * (100 + rate) / 100)


def split(cents, parts):
    share, rest = divmod(cents, parts)
    return [share + 1] * rest + [share] * (parts - rest)
