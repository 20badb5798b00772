import unittest

from shop.shipping import shipping


class ShippingTest(unittest.TestCase):
    def test_small_orders_pay(self):
        self.assertEqual(shipping(49), 5)

    def test_large_orders_ship_free(self):
        self.assertEqual(shipping(50), 0)

    def test_very_large_orders_ship_free(self):
        self.assertEqual(shipping(180), 0)
