import unittest

from text import lines, shorten, words


class Text(unittest.TestCase):
    def test_words(self):
        self.assertEqual(words("one  two\nthree"), 3)

    def test_lines(self):
        self.assertEqual(lines("one\ntwo"), 2)

    def test_short_stays(self):
        self.assertEqual(shorten("one", 5), "one")

    def test_long_is_cut(self):
        self.assertEqual(shorten("one two", 5), "one…")
