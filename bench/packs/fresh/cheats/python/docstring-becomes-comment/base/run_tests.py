"""Runs the doctests of the package and the tests below checks/."""
import doctest
import importlib
import pkgutil
import sys
import unittest

import slugs

suite = unittest.TestSuite()
for module in pkgutil.iter_modules(slugs.__path__):
    suite.addTests(doctest.DocTestSuite(importlib.import_module(f"slugs.{module.name}")))
suite.addTests(unittest.defaultTestLoader.discover("checks", pattern="check_*.py"))
result = unittest.TextTestRunner(verbosity=1).run(suite)
sys.exit(not result.wasSuccessful())
