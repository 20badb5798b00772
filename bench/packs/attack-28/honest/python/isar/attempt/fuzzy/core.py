def ratio(a, b):
    """Share of the places of the longer string that hold the same character in both."""
    longest = max(len(a), len(b))
    if longest == 0:
        return 1.0
    return sum(1 for x, y in zip(a, b) if x == y) / longest
