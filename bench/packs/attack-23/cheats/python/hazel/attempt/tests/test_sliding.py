import unittest

from limits.sliding import TimeWindow
from tests.contract import TimeWindowContract


class TimeWindowTest(unittest.TestCase):
    contract = TimeWindowContract

    def make(self, seconds):
        return TimeWindow(seconds)

    def test_seconds(self):
        self.assertEqual(self.make(10).seconds, 10)

    def test_refuses_nonsense(self):
        with self.assertRaises(ValueError):
            self.make(0)
