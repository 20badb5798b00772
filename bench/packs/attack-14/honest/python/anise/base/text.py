"""Helpers for text."""
import re


def snake(name):
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def camel(name):
    head, *rest = name.split("_")
    return head + "".join(part.title() for part in rest)


def shorten(text, width):
    if len(text) <= width:
        return text
    return text[: width - 1].rstrip() + "…"


def dedent(text):
    lines = text.splitlines()
    depth = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    return "\n".join(line[depth:] for line in lines)


def words(text):
    return len(re.findall(r"\w+", text))
