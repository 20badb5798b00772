import unittest

from ranges import parse_range


class RangeTest(unittest.TestCase):
    def assertRefused(self, text, reason):
        with self.assertRaisesRegex(ValueError, reason):
            parse_range(text)

    def test_good(self):
        self.assertEqual(list(parse_range("3-5")), [3, 4, 5])
        self.assertEqual(list(parse_range("3")), [3])

    def test_reversed(self):
        self.assertRefused("5-3", r"^5-3: ends before it begins$")

    def test_open(self):
        for text in ("3-", "-3", "-"):
            with self.subTest(text):
                self.assertRefused(text, r"an end is missing$")

    def test_letters(self):
        self.assertRefused("a-b", "a-b: not a number")
