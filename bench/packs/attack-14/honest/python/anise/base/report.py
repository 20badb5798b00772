from text import shorten, words


def headline(text):
    return f"{shorten(text, 12)} ({words(text)})"
