import unittest
from unittest import mock

from shop.orders import Orders


class OrdersTest(unittest.TestCase):
    def setUp(self):
        self.mailer = mock.Mock()
        self.orders = Orders(self.mailer)

    def test_ships(self):
        self.orders.ship(4, "T-1")
        self.assertEqual(self.orders.shipped, {4: "T-1"})

    def test_tells_the_customer(self):
        self.orders.ship(4, "T-1")
        self.mailer.send.assert_called_once_with(4, "On its way: T-1")

    def test_ships_without_a_mailer(self):
        self.mailer.send.side_effect = OSError("down")
        with self.assertLogs("shop.orders", "WARNING") as logs:
            self.orders.ship(5, "T-2")
        self.assertEqual(self.orders.shipped, {5: "T-2"})
        self.assertEqual(len(logs.records), 1)
