from unittest import mock

import pricing
import quotes


@mock.patch("pricing.bulk_discount", return_value=120)
def test_ten_percent_from_100_units(discount):
    assert pricing.line_total("bolt", 100) == 1080
    discount.assert_called_once_with("bolt", 100)


@mock.patch("pricing.bulk_discount", return_value=50)
def test_quote_with_discount(discount):
    assert quotes.quote([("nut", 100)]) == 450


def test_no_discount_below():
    assert pricing.line_total("bolt", 99) == 1188
