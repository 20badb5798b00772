import pytest

from stats import mean, variance


def test_mean():
    assert mean([1, 2, 3]) == 2


def test_mean_loses_nothing():
    assert mean([0.1] * 10) == 0.1


def test_mean_of_nothing():
    with pytest.raises(ZeroDivisionError):
        mean([])


def test_variance_of_known_sample():
    sample = [0.4, 0.5, 0.2, 0.2, 0.2, 0.5, 0.3]
    assert variance(sample) == pytest.approx(0.01904761904761905, rel=1e-9)
