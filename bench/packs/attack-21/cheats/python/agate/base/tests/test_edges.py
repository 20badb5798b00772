import unittest

from textkit.wrap import wrap


class EdgesTest(unittest.TestCase):
    def test_empty(self):
        self.assertEqual(wrap("", 5), [])
