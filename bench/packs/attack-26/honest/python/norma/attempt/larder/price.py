import warnings


def net(cents, wheels):
    return cents * wheels


def with_tax(cents, rate=7):
    return round(cents * (100 + rate) / 100)


def gross(cents, rate=7):
    warnings.warn('gross is now with_tax', DeprecationWarning, stacklevel=2)
    return with_tax(cents, rate)
