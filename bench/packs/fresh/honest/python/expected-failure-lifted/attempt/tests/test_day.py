import unittest

from tests.support import filled


class DayTest(unittest.TestCase):
    def test_balance_on_a_day(self):
        self.assertEqual(filled().balance("rent", "2024-02-29"), -85000)
