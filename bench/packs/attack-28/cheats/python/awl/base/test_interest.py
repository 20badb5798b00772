from interest import monthly, yearly


def test_monthly():
    assert monthly(1000, 0.03) == 2.5


def test_yearly():
    assert yearly(36600, 0.05, 100, 2023) == 36600 * 0.05 * 100 / 365
    assert yearly(36600, 0.05, 100, 2024) == 500
