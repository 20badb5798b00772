from itertools import count


def unique(slug, taken):
    """The slug, or the slug with the first free number."""
    if slug not in taken:
        return slug
    return next(name for n in count(2) if (name := f"{slug}-{n}") not in taken)
