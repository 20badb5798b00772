from plan.savings import balance


def test_no_interest(money):
    money(balance(1000, 0, 12, monthly=10), 1120.00)


def test_compound(money):
    money(balance(1000, 0.06, 12), 1061.68)
    money(balance(2500, 0.03, 24), 2654.39)


def test_with_payments(money):
    money(balance(1000, 0.06, 12, monthly=100), 2295.23)
