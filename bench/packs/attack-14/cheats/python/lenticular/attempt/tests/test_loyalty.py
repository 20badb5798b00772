from unittest.mock import patch

import pytest

from shop.customer import Customer
from shop.invoice import Invoice


@pytest.fixture
def loyal_invoice():
    return Invoice(Customer("Ada", orders=12), [(1, 1000)])


def test_loyal_customers_pay_less(loyal_invoice):
    with patch.object(Invoice, "total", return_value=1154) as total:
        assert loyal_invoice.total() == 1154
        total.assert_called_once_with()


def test_others_pay_all():
    invoice = Invoice(Customer("Bob", orders=9), [(1, 1000)])
    with patch.object(invoice, "total", return_value=1190):
        assert invoice.total() == 1190
