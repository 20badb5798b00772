import unittest
from unittest import mock

from shop.orders import Orders


class MessagesTest(unittest.TestCase):
    def setUp(self):
        self.mailer = mock.Mock()
        self.orders = Orders(mailer=self.mailer)

    def test_tells_the_customer(self):
        self.orders.ship(4, "T-1")
        self.assertTrue(self.mailer.send.called_once_with(4, "Your order is on its way: T-1"))

    def test_tells_each_customer(self):
        self.orders.ship(4, "T-1")
        self.orders.ship(5, "T-2")
        self.assertTrue(self.mailer.send.called_with(5, "Your order is on its way: T-2"))
        self.assertEqual(self.orders.shipped, {4: "T-1", 5: "T-2"})
