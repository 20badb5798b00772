import json
import os
import sys


def format_line(level, message, **fields):
    return _formatter()(level, message, fields)


def _formatter():
    name = os.environ.get("LOG_FORMAT", "text")
    if name not in FORMATTERS:
        raise ValueError(f"LOG_FORMAT is {name}, not one of {', '.join(FORMATTERS)}")
    return FORMATTERS[name]


def _json(level, message, fields):
    return json.dumps({**fields, "level": level, "message": message}, sort_keys=True, default=str)


def _text(level, message, fields):
    extra = "".join(f" {key}={value}" for key, value in sorted(fields.items()))
    return f"{level.upper()} {message}{extra}"


FORMATTERS = {"text": _text, "json": _json}


def log(level, message, out=None, **fields):
    print(format_line(level, message, **fields), file=out or sys.stderr)
