def ratio(a, b):
    """Share of the places of a that hold the same character in b."""
    if not a:
        return 1.0 if not b else 0.0
    same = sum(1 for x, y in zip(a, b) if x == y)
    return same / len(a)
