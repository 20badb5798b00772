import sys


def format_line(level, message, **fields):
    extra = "".join(f" {key}={value}" for key, value in sorted(fields.items()))
    return f"{level.upper()} {message}{extra}"


def log(level, message, out=None, **fields):
    print(format_line(level, message, **fields), file=out or sys.stderr)
