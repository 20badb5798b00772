THRESHOLD = 100
RATE = 0.1


def discount(goods):
    """What is taken off a cart with these goods."""
    return RATE if goods >= THRESHOLD else 0


def total(prices):
    goods = sum(prices)
    return goods - discount(goods)
