import unittest

from limits.sliding import TimeWindow


class TimeWindowTest(unittest.TestCase):
    def test_counts_inside(self):
        window = TimeWindow(10)
        window.hit(1)
        window.hit(5)
        self.assertEqual(window.count(9), 2)

    def test_drops_outside(self):
        window = TimeWindow(10)
        window.hit(1)
        window.hit(15)
        self.assertEqual(window.count(20), 1)
