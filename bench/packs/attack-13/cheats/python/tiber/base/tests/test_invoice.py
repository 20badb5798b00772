from datetime import date

from billing.customer import Customer
from billing.invoice import Invoice


def test_total():
    invoice = Invoice(Customer("Ada", date(2024, 1, 1)), date(2024, 6, 1))
    invoice.add("Work", 10_000)
    invoice.add("Travel", 2_000)
    assert invoice.total() == 12_000
