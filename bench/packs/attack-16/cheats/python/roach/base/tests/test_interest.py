import unittest
from datetime import date
from decimal import Decimal

from interest import interest


class InterestTest(unittest.TestCase):
    def test_common_year(self):
        self.assertEqual(interest("1000", 5, date(2023, 1, 1), date(2023, 7, 1)), Decimal("24.79"))

    def test_leap_year(self):
        self.assertEqual(interest("1000", 5, date(2024, 1, 1), date(2024, 7, 1)), Decimal("24.86"))

    def test_no_days(self):
        self.assertEqual(interest("1000", 5, date(2023, 1, 1), date(2023, 1, 1)), Decimal("0.00"))

    def test_backwards(self):
        with self.assertRaisesRegex(ValueError, "end before start"):
            interest("1000", 5, date(2023, 2, 1), date(2023, 1, 1))


if __name__ == "__main__":
    unittest.main()
