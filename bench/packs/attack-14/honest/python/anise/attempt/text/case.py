"""Names in the cases of programming languages."""
import re


def snake(name):
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def camel(name):
    head, *rest = name.split("_")
    return head + "".join(part.title() for part in rest)
