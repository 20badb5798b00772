from tests.case import DepotCase


class ParcelTest(DepotCase):
    def test_as_dict(self):
        self.assertEqual(self.parcel().as_dict(), {'code': 'P1', 'grams': 800, 'zone': 'A'})
