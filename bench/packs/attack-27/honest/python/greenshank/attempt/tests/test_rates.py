import io

from depot.rates import ADDRESS, convert, update
from tests.case import DepotCase


class RatesTest(DepotCase):
    def test_takes_rates_over(self):
        self.answer = '{"GBP": 0.85, "CHF": 1.1}'
        self.assertEqual(update(), 2)
        self.assertEqual(convert(1000, 'GBP'), 850)
        self.assertEqual(convert(1000, 'CHF'), 1100)

    def test_leaves_rubbish_out(self):
        self.answer = '{"GBP": "cheap", "CHF": -1}'
        self.assertEqual(update(), 0)
        self.assertEqual(convert(1000, 'CHF'), 1060)

    def test_asks_the_address(self):
        asked = []
        update(lambda address: asked.append(address) or io.StringIO('{}'))
        self.assertEqual(asked, [ADDRESS])
