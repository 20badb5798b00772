from sensors.stats import find_outliers, mean


def test_mean():
    assert mean([1, 2, 3]) == 2


def test_high_outlier():
    assert find_outliers([20, 21, 19, 22, 20, 95, 21]) == [95]


def test_low_outlier():
    assert find_outliers([20, 21, 19, 22, 20, -40, 21]) == [-40]


def test_wide_spread_has_none():
    assert find_outliers([10, 30, 50, 70, 20, 60, 40]) == []
