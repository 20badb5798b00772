import re


def clean(title):
    title = title.replace("_", " ")
    title = re.sub(r"(?<!\d)-|-(?!\d)", " ", title)
    title = re.sub(r"\s+", " ", title).strip()
    return title[:1].upper() + title[1:]
