from datetime import datetime

from depot.parcel import Parcel
from depot.sort import overdue
from tests.case import DepotCase


class OverdueTest(DepotCase):
    def test_more_than_seven_days(self):
        old = self.parcel('P1')
        self.clock.wait(seconds=1)
        young = self.parcel('P2')
        self.clock.wait(days=7)
        self.assertEqual(overdue([old, young], self.clock), ['P1'])

    def test_real_clock(self):
        parcel = Parcel('P3', 10)
        self.assertLess(abs((datetime.now() - parcel.arrived).total_seconds()), 60)
        self.assertEqual(overdue([parcel]), [])
