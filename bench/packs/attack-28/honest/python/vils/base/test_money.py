import unittest

from money import money


class MoneyTest(unittest.TestCase):
    def test_plain(self):
        self.assertEqual(money(1234.5, "C"), "1234.50")

    def test_german(self):
        self.assertEqual(money(1234.5, "de_DE.UTF-8"), "1.234,50")
