from depot.sort import by_zone
from tests.case import DepotCase


class SortTest(DepotCase):
    def test_by_zone(self):
        parcels = [self.parcel('P1'), self.parcel('P2', zone='B'), self.parcel('P3')]
        self.assertEqual(by_zone(parcels), {'A': ['P1', 'P3'], 'B': ['P2']})
