import re


def sentences(text):
    return [part.strip() for part in re.split(r"(?<=[.!?])\s+", text) if part.strip()]


def summarise(text):
    parts = sentences(text)
    return parts[0] if parts else ""
