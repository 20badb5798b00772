"""Texts of users."""

import re
import warnings


def normalise(text):
    """One blank between words, none at the ends."""
    return re.sub(r"\s+", " ", text).strip()


def clean(text):
    """Deprecated: the old name of `normalise`."""
    warnings.warn("clean() is now called normalise()", DeprecationWarning, stacklevel=2)
    return normalise(text)


def excerpt(text, length=20):
    text = normalise(text)
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"
