from decimal import Decimal


def test_total(receipt):
    assert receipt.total() == Decimal('5.90')
