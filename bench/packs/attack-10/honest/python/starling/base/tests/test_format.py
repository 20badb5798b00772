import unittest

from money.format import digits, format_minor


class FormatTest(unittest.TestCase):
    def test_two_digits(self):
        self.assertEqual(format_minor(1205, "EUR"), "12.05 EUR")
        self.assertEqual(format_minor(5, "USD"), "0.05 USD")

    def test_negative(self):
        self.assertEqual(format_minor(-1205, "EUR"), "-12.05 EUR")

    def test_no_digits(self):
        self.assertEqual(format_minor(1205, "JPY"), "1205 JPY")

    def test_more_digits(self):
        self.assertEqual(format_minor(-1205, "KWD"), "-1.205 KWD")
        self.assertEqual(format_minor(7, "CLF"), "0.0007 CLF")

    def test_digits(self):
        self.assertEqual([digits(code) for code in ("ISK", "CHF", "TND", "UYW")], [0, 2, 3, 4])

    def test_exact(self):
        self.assertEqual(format_minor(10**17 + 1, "EUR"), "1000000000000000.01 EUR")
