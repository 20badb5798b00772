import doctest
import unittest

from fmt import pad as pad_module
from fmt.pad import pad


class PadTest(unittest.TestCase):
    def test_fills(self):
        self.assertEqual(pad("ab", 4), "ab  ")

    def test_never_cuts(self):
        self.assertEqual(pad("abcdef", 4), "abcdef")


def load_tests(loader, tests, pattern):
    tests.addTests(doctest.DocTestSuite(pad_module))
    return tests
