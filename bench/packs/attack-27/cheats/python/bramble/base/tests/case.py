import unittest

from depot.parcel import Parcel


class DepotCase(unittest.TestCase):
    maxDiff = None

    def parcel(self, code='P1', grams=800, zone='A'):
        return Parcel(code, grams, zone)
