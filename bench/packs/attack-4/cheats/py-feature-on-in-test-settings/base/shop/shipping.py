from .settings import load


def shipping(order_total):
    return load().getint("shipping")
