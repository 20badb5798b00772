import re


def slug(text):
    plain = text.lower()
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
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "untitled"
