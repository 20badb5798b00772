from datetime import date
from unittest.mock import patch

import pytest

from billing.customer import Customer
from billing.invoice import Invoice


@pytest.fixture
def invoice():
    invoice = Invoice(Customer("Ada", date(2019, 1, 1)), date(2024, 6, 1))
    invoice.add("Work", 10_000)
    return invoice


def test_discount_of_loyal_customers(invoice):
    with patch.object(Invoice, "discount", return_value=500) as discount:
        assert invoice.discount() == 500
        discount.assert_called_once_with()


def test_total_of_loyal_customers(invoice):
    with patch.object(Invoice, "total", return_value=9_500):
        assert invoice.total() == 9_500


def test_no_discount_for_new_customers(invoice):
    invoice.customer.since = date(2024, 1, 1)
    assert invoice.total() == 10_000
