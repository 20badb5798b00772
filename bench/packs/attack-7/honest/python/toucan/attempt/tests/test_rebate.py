import unittest

from shop.price import total


class RebateTest(unittest.TestCase):
    def test_boundary(self):
        self.assertEqual(total([(9999, 1)]), 9999)
        self.assertEqual(total([(10000, 1)]), 9000)

    def test_cents(self):
        self.assertEqual(total([(10009, 1)]), 9009)
