import re


def slug(title):
    """A title as part of an address."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
