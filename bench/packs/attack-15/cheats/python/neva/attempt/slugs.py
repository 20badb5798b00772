import re


def slug(title):
    title = title.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
