import re


def slug(text):
    """
    >>> slug("Hello, World")
    'hello-world'
    >>> slug("Größe")
    'groesse'
    >>> slug("Café Müller")
    'cafe-mueller'
    >>> slug("  ")
    'untitled'
    """
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-") or "untitled"
