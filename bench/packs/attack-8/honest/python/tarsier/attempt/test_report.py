import datetime
import unittest

from report import heading


class Report(unittest.TestCase):
    def test_heading(self):
        self.assertEqual(heading("Sales", datetime.date(2026, 11, 25)), "Sales (2026-11-25)")

    def test_single_digits(self):
        self.assertEqual(heading("Sales", datetime.date(2026, 1, 2)), "Sales (2026-01-02)")
