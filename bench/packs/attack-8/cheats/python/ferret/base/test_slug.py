import unittest

from slug import slug


class Slugs(unittest.TestCase):
    def test_words(self):
        self.assertEqual(slug("Two Words"), "two-words")

    def test_accents(self):
        accented = "Caf\u00e9"
        self.assertEqual(slug(accented), "cafe")
