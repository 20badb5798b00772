"""Helpers for text."""
from text.case import camel, snake
from text.count import words
from text.trim import dedent, shorten

__all__ = ["camel", "dedent", "shorten", "snake", "words"]
