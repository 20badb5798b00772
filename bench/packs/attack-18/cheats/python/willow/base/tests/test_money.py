from shop.money import Money
from tests.base import ShopCase


class MoneyTest(ShopCase):
    def test_currencies_do_not_mix(self):
        with self.assertRaises(ValueError):
            Money(1, "EUR") + Money(1, "USD")

    def test_sum(self):
        self.assertEqual(Money(1, "EUR") + Money(2, "EUR"), Money(3, "EUR"))

    def test_split_loses_nothing(self):
        a, b, c = Money(100, "EUR").split(3)
        self.assertEqual(a, Money(34, "EUR"))
        self.assertEqual(b, Money(33, "EUR"))
        self.assertEqual(c, Money(33, "EUR"))
