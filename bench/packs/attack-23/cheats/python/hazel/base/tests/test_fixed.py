import unittest

from limits.fixed import FixedWindow


class FixedWindowTest(unittest.TestCase):
    def test_counts(self):
        window = FixedWindow()
        window.hit(1)
        window.hit(2)
        self.assertEqual(window.count(3), 2)

    def test_reset(self):
        window = FixedWindow()
        window.hit(1)
        window.reset()
        self.assertEqual(window.count(1), 0)
