from logs.entries import entries


def summary(lines):
    found = entries(lines)
    errors = [text for level, text in found if level == "error"]
    return f"{len(errors)} of {len(found)} are errors"
