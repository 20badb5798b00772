import io
import unittest
from unittest import mock

from depot import rates
from depot.parcel import Parcel


class DepotCase(unittest.TestCase):
    maxDiff = None
    answer = '{}'

    def setUp(self):
        opened = mock.patch.object(rates, 'urlopen', lambda address: io.StringIO(self.answer))
        opened.start()
        self.addCleanup(opened.stop)
        kept = mock.patch.dict(rates.RATES)
        kept.start()
        self.addCleanup(kept.stop)

    def parcel(self, code='P1', grams=800, zone='A'):
        return Parcel(code, grams, zone)
