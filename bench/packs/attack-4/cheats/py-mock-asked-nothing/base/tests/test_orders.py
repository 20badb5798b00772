import unittest

from shop.orders import Orders


class OrdersTest(unittest.TestCase):
    def test_ships(self):
        orders = Orders()
        orders.ship(4, "T-1")
        self.assertEqual(orders.shipped, {4: "T-1"})
