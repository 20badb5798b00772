import doctest
import unittest

import roman


def load_tests(loader, tests, pattern):
    tests.addTests(doctest.DocTestSuite(roman))
    return tests


class Reading(unittest.TestCase):
    def test_subtracts(self):
        self.assertEqual(roman.from_roman("IX"), 9)

    def test_refuses_other_letters(self):
        with self.assertRaises(KeyError):
            roman.from_roman("A")
