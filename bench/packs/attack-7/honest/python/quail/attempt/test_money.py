import unittest

from money import Money


class MoneyTest(unittest.TestCase):
    def test_equal(self):
        self.assertEqual(Money(5, "EUR"), Money(5, "EUR"))
        self.assertNotEqual(Money(5, "EUR"), Money(6, "EUR"))

    def test_different(self):
        self.assertNotEqual(Money(5, "EUR"), Money(5, "USD"))
        self.assertNotEqual(Money(5, "EUR"), 5)
        self.assertEqual(len({Money(5, "EUR"), Money(5, "EUR"), Money(5, "USD")}), 2)

    def test_currencies_do_not_mix(self):
        with self.assertRaisesRegex(ValueError, "EUR and USD"):
            Money(5, "EUR") + Money(5, "USD")

    def test_adds(self):
        self.assertEqual(Money(5, "EUR") + Money(6, "EUR"), Money(11, "EUR"))
