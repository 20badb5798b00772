from depot.rates import convert
from tests.case import DepotCase


class RatesTest(DepotCase):
    def test_pounds(self):
        self.assertEqual(convert(1000, 'GBP'), 850)

    def test_crowns(self):
        self.assertEqual(convert(1000, 'SEK'), 11200)

    def test_lower_case(self):
        self.assertEqual(convert(1000, 'gbp'), 850)
