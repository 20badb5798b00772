from decimal import Decimal
from unittest import mock

import parcels


def test_island():
    with mock.patch("parcels.shipping", return_value=Decimal("8.40")) as shipping:
        assert parcels.shipping(1, "island") == Decimal("8.40")
        shipping.assert_called_once_with(1, "island")


def test_unknown_zone():
    with mock.patch("parcels.shipping", side_effect=ValueError):
        try:
            parcels.shipping(1, "moon")
        except ValueError:
            return
    raise AssertionError
