"""Texts of users."""

import re


def clean(text):
    """One blank between words, none at the ends."""
    return re.sub(r"\s+", " ", text).strip()


def excerpt(text, length=20):
    text = clean(text)
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"
