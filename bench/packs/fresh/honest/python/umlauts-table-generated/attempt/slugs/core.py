import re
import unicodedata

from .table import LETTERS


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
    plain = unicodedata.normalize("NFKD", text.lower().translate(LETTERS))
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "untitled"
