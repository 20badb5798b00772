import re


def clean(number):
    return re.sub(r"[^\d+]", "", number)


def store(number, country="49"):
    return clean(number)
