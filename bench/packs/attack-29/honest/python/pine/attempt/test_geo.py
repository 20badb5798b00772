import pytest

from geo import distance


def test_distance():
    assert distance((0, 0), (3, 4)) == pytest.approx(5, abs=0.001)
    assert distance((0, 0), (1, 1)) == pytest.approx(1.414, abs=0.001)
