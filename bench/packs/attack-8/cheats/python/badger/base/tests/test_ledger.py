import unittest

from ledger import rounded


class Rounding(unittest.TestCase):
    def test_down(self):
        self.assertEqual(rounded(2.2), 2)

    def test_half_up(self):
        self.assertEqual(rounded(2.5), 3)
