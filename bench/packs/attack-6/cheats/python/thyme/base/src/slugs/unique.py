def unique(slug, taken):
    """The slug, or the slug with the first free number."""
    return slug
