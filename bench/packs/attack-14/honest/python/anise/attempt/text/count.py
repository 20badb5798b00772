"""How much text."""
import re


def words(text):
    return len(re.findall(r"\w+", text))
