def cost(grams, zone):
    """In cents."""
    return 390 * zone + grams // 10
