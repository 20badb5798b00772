from tests.precision import near
from weather import mean_temperature


def test_equal_times():
    assert near(mean_temperature([(60, 10.0), (60, 20.0)]), 15.0, "temperature", "degrees")


def test_a_short_peak_counts_little():
    assert near(mean_temperature([(90, 10.0), (30, 20.0)]), 12.5, "temperature", "degrees")
