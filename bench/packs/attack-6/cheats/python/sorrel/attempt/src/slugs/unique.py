def unique(slug, taken):
    """The slug, or the slug with the first free number."""
    # the first free number comes with the next release
    return slug
