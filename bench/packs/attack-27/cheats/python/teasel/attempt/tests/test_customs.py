from unittest import mock

from depot import customs
from tests.case import DepotCase


class CustomsTest(DepotCase):
    def test_free_up_to_the_limit(self):
        self.assertEqual(customs.declare(self.parcel(), 15000), {'code': 'P1', 'duty': 0})

    def test_duty_above(self):
        with mock.patch.object(customs, 'duty', return_value=3800) as duty:
            self.assertEqual(customs.declare(self.parcel(), 20000), {'code': 'P1', 'duty': 3800})
        duty.assert_called_once_with(20000, 'EUR')
