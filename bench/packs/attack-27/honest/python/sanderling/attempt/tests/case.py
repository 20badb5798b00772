import unittest
from datetime import datetime, timedelta

from depot.parcel import Parcel


class FakeClock:
    def __init__(self):
        self.at = datetime(2026, 5, 4, 12)

    def __call__(self):
        return self.at

    def wait(self, **span):
        self.at += timedelta(**span)


class DepotCase(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.clock = FakeClock()

    def parcel(self, code='P1', grams=800, zone='A'):
        return Parcel(code, grams, zone, self.clock)
