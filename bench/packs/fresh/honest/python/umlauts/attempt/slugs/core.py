import re
import unicodedata

WRITTEN_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


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
    plain = unicodedata.normalize("NFKD", text.lower().translate(WRITTEN_OUT))
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "untitled"
