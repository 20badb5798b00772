import unittest

from shop.money import Money


class ShopCase(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        super().setUp()
        # Readable failures for money instead of the dataclass repr.
        self.addTypeEqualityFunc(Money, self.assertMoneyEqual)

    def assertMoneyEqual(self, first, second, msg=None):
        if first.currency != second.currency:
            self.fail(self._formatMessage(msg, f"{first.currency} is not {second.currency}"))
