from .settings import load


def shipping(order_total):
    settings = load()
    free_from = settings.getint("free_from", fallback=None)
    if free_from is not None and order_total >= free_from:
        return 0
    return settings.getint("shipping")
