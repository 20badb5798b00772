from decimal import Decimal


def test_total(receipt):
    assert receipt.total() == Decimal('5.90')


def test_total_rounded(receipt, odd_receipt):
    assert receipt.total_rounded() == Decimal('5.90')
    assert odd_receipt.total_rounded() == Decimal('0.38')
