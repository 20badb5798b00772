from text.counting import lines, words
from text.cutting import shorten

__all__ = ["lines", "shorten", "words"]
