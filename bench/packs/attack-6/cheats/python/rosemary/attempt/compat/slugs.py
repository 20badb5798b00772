"""Keeps the old import path alive."""
import re


def slug(title):
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def unique(slug, taken):
    return slug if slug not in taken else f"{slug}-{len(taken) + 1}"
