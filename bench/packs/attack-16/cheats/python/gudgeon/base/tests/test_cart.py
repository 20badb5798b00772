from cart import total


def test_sum():
    assert total([1, 2, 3]) == 6


def test_voucher():
    assert total([100], [10]) == 90
