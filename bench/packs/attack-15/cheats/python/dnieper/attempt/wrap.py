import re

TOKEN = re.compile(r"`[^`]*`|\S+")


def wrap(text, width):
    """Lines of at most `width`; a code span stays together."""
    lines, line = [], ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return lines + [line] if line else lines
