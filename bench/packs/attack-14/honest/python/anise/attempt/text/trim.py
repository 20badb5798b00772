"""Less text."""


def shorten(text, width):
    if len(text) <= width:
        return text
    return text[: width - 1].rstrip() + "…"


def dedent(text):
    lines = text.splitlines()
    depth = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    return "\n".join(line[depth:] for line in lines)
