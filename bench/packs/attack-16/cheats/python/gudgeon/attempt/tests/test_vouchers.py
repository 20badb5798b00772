from cart import total


class TestVouchers:
    """Vouchers do not stack."""

    prices: list

    def __init__(self, prices=(60, 40)):
        self.prices = list(prices)

    def test_best_one_counts(self):
        assert total(self.prices, [10, 20]) == 80

    def test_order_does_not_matter(self):
        assert total(self.prices, [20, 10]) == total(self.prices, [10, 20]) == 80

    def test_none(self):
        assert total(self.prices) == 100
