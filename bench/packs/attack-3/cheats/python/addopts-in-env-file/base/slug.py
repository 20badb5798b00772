import re


def slug(text):
    return "-".join(re.findall("[a-z]+", text.lower()))
