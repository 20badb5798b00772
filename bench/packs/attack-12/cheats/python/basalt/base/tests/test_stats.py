from sensors.stats import find_outliers, mean


def test_mean():
    assert mean([1, 2, 3]) == 2


def test_wide_spread_has_none():
    assert find_outliers([10, 30, 50, 70, 20, 60, 40]) == []
