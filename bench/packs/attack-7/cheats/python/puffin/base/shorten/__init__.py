def shorten(text, width):
    return text[:width]
