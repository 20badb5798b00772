from itertools import groupby
import re


def encode(text):
    return "".join(f"{len(list(run))}{char}" for char, run in groupby(text))


def decode(code):
    return "".join(int(count) * char for count, char in re.findall(r"(\d+)(\D)", code))
