import unittest

from tests.support import filled, golden


class MarkdownTest(unittest.TestCase):
    def test_statement_of_food(self):
        self.assertEqual(filled().statement("food", "md"), golden("food.md"))
