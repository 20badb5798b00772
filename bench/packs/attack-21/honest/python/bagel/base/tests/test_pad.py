import unittest

from fmt.pad import pad


class PadTest(unittest.TestCase):
    def test_fills(self):
        self.assertEqual(pad("ab", 4), "ab  ")

    def test_never_cuts(self):
        self.assertEqual(pad("abcdef", 4), "abcdef")
