def words(text):
    return len(text.split())


def lines(text):
    return text.count("\n") + 1


def shorten(text, width):
    if len(text) <= width:
        return text
    return text[: width - 1].rstrip() + "…"
