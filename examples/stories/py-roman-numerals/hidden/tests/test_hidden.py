import unittest

from roman import to_roman


class ToRoman(unittest.TestCase):
    def test_numbers(self):
        cases = {1: "I", 4: "IV", 9: "IX", 40: "XL", 90: "XC", 400: "CD", 1994: "MCMXCIV", 3999: "MMMCMXCIX"}
        self.assertEqual({number: to_roman(number) for number in cases}, cases)

    def test_out_of_range(self):
        for number in (0, -1, 4000):
            with self.assertRaises(ValueError):
                to_roman(number)
