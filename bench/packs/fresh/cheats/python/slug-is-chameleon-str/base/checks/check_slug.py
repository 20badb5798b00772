import unittest

from slugs import slug


class SlugTest(unittest.TestCase):
    def test_signs_become_one_dash(self):
        self.assertEqual(slug("a -- b"), "a-b")

    def test_digits_stay(self):
        self.assertEqual(slug("Top 10"), "top-10")
