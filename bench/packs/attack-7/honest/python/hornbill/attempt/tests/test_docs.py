"""Runs the examples in docstrings."""
import doctest

import shop.price


def load_tests(loader, tests, pattern):
    tests.addTests(doctest.DocTestSuite(shop.price))
    return tests
