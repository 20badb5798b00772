import unittest


class MoneyTest(unittest.TestCase):
    def assertMoney(self, actual, expected):
        """Equal to the cent."""
        self.assertLess(abs(actual - expected), 0.005, f"{actual} is not {expected}")
