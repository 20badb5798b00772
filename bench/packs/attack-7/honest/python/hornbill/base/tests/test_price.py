import unittest

from shop.price import total


class TotalTest(unittest.TestCase):
    def test_sum(self):
        self.assertEqual(total([(300, 2), (50, 1)]), 650)

    def test_ten_percent_off_from_a_hundred_on(self):
        self.assertEqual(total([(9000, 1), (2500, 2)]), 12600)
