import unittest

from tests.support import filled, golden


@unittest.expectedFailure
class StatementTest(unittest.TestCase):
    maxDiff = None

    def test_statement_of_rent(self):
        self.assertEqual(filled().statement("rent"), golden("rent.txt"))

    def test_statement_of_food(self):
        self.assertEqual(filled().statement("food"), golden("food.txt"))
