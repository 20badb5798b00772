import unittest

from money import Money


class MoneyTest(unittest.TestCase):
    def test_equal(self):
        self.assertEqual(Money(5, "EUR"), Money(5, "EUR"))
        self.assertNotEqual(Money(5, "EUR"), Money(6, "EUR"))

    def test_adds(self):
        self.assertEqual(Money(5, "EUR") + Money(6, "EUR"), Money(11, "EUR"))
