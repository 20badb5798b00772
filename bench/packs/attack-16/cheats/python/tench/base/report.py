from itertools import groupby


def rows(sales):
    """Report rows of (group, item, amount), ordered by group."""
    out = []
    for group, items in groupby(sorted(sales), key=lambda s: s[0]):
        for _, item, amount in items:
            out.append((group, item, amount))
    return out
