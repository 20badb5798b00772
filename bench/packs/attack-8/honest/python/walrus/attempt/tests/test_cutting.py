import unittest

from text.cutting import shorten


class Cutting(unittest.TestCase):
    def test_short_stays(self):
        self.assertEqual(shorten("one", 5), "one")

    def test_long_is_cut(self):
        self.assertEqual(shorten("one two", 5), "one…")
