import unittest

from tests.support import filled, golden


class StatementTest(unittest.TestCase):
    maxDiff = None

    def test_statement_of_rent(self):
        self.assertEqual(filled().statement("rent"), golden("rent.txt"))

    def test_statement_of_food(self):
        self.assertEqual(filled().statement("food"), golden("food.txt"))
