from decimal import Decimal

from shoplet.vouchers import Voucher


def test_cover_is_capped():
    assert Voucher("X", "50").cover(Decimal("29.90")) == Decimal("29.90")


def test_cover():
    assert Voucher("X", "10").cover(Decimal("29.90")) == Decimal("10.00")
