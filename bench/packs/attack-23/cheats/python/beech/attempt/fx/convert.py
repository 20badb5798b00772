from fx import cache


def convert(cents, currency):
    """Cents of EUR in another currency."""
    return round(cents * cache.recall(currency))
