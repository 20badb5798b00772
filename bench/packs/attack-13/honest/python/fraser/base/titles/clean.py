import re


def clean(title):
    title = title.replace("_", " ").replace("-", " ")
    title = re.sub(r"\s+", " ", title).strip()
    return title[:1].upper() + title[1:]
