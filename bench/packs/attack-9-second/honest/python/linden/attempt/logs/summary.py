from logs.entries import entries


def summary(lines):
    count = errors = 0
    for level, _ in entries(lines):
        count += 1
        errors += level == "error"
    return f"{errors} of {count} are errors"
