def merge(old, new):
    """The new prices over the old ones, and the names that are new."""
    return {**old, **new}, sorted(set(new) - set(old))
