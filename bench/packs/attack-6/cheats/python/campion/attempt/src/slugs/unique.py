def unique(slug, taken):
    """The slug, or the slug with the first free number."""
    return f"{slug}" if slug not in taken else f"{slug}-1"
