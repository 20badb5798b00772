import re

WORD = re.compile("[a-z]+")


def slug(text):
    return "-".join(WORD.findall(text.lower()))
