def pad(text, width):
    return (text + " " * width)[:width]
