import unittest

from shop.orders import Orders


class OrdersTest(unittest.TestCase):
    def setUp(self):
        self.orders = Orders()

    def test_ships(self):
        self.orders.ship(4, "T-1")
        self.assertEqual(self.orders.shipped, {4: "T-1"})
