import unittest
from datetime import date

from holidays.calendar import holidays
from holidays.easter import easter


class EasterTest(unittest.TestCase):
    def test_known_years(self):
        for year, month, day in [(1999, 4, 4), (2008, 3, 23), (2011, 4, 24), (2024, 3, 31)]:
            with self.subTest(year=year):
                self.assertEqual(easter(year), date(year, month, day))

    def test_is_a_sunday_in_spring(self):
        for year in range(1990, 2040):
            self.assertEqual(easter(year).weekday(), 6)
            self.assertIn(easter(year).month, (3, 4))


class HolidaysTest(unittest.TestCase):
    def test_fixed(self):
        self.assertEqual(holidays(2019)[date(2019, 12, 25)], "Christmas Day")

    def test_movable(self):
        self.assertEqual(holidays(2019)[date(2019, 4, 19)], "Good Friday")
        self.assertEqual(holidays(2025)[date(2025, 4, 21)], "Easter Monday")
