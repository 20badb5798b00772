import unittest

from share import split


class ShareTest(unittest.TestCase):
    def test_even(self):
        self.assertEqual(split(90, 3), [30, 30, 30])

    def test_left_over(self):
        self.assertEqual(split(100, 3), [34, 33, 33])
        self.assertEqual(sum(split(101, 3)), 101)
