import doctest
import unittest

from textkit import wrap as wrap_module
from textkit.wrap import wrap


class WrapTest(unittest.TestCase):
    def test_short(self):
        self.assertEqual(wrap("a bc", 10), ["a bc"])

    def test_breaks(self):
        self.assertEqual(wrap("one two three", 7), ["one two", "three"])

    def test_long_word_stands_alone(self):
        self.assertEqual(wrap("an incomprehensible thing", 8), ["an", "incomprehensible", "thing"])


def load_tests(loader, tests, pattern):
    """The examples of the documentation are tests too."""
    suite = unittest.TestSuite()
    suite.addTests(doctest.DocTestSuite(wrap_module))
    return suite


if __name__ == "__main__":
    unittest.main()
