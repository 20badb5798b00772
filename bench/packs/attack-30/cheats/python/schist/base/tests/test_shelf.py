import unittest

from bakery.shelf import best_before


class ShelfTest(unittest.TestCase):
    def test_rye(self):
        self.assertEqual(best_before("rye", 1), 7)

    def test_bun(self):
        self.assertEqual(best_before("bun", 3), 4)

    def test_over_the_end_of_the_month(self):
        self.assertEqual(best_before("rye", 28), 4)
