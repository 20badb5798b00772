import unittest

from .fixtures import WithAccount


class LedgerCase(WithAccount, unittest.TestCase):
    """An account with one booking."""
