from savings import balance_after, monthly_rate
from tests.support import MoneyTest


class Savings(MoneyTest):
    def test_nothing_yet(self):
        self.assertMoney(balance_after(1000, 0.06, 0), 1000)

    def test_one_year(self):
        self.assertMoney(balance_after(1000, 0.06, 12), 1061.68)

    def test_five_years(self):
        self.assertMoney(balance_after(1000, 0.06, 60), 1348.85)

    def test_rate(self):
        self.assertMoney(monthly_rate(0.06), 0.005)
