# Copied from website/slug.py, revision 41. Do not edit here.
import re
import unicodedata


def slug(text):
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
