import math

import pytest
from shapes import Circle, Polygon


@pytest.mark.parametrize("r", [0, 1, 2.5])
def test_circle_area(r):
    assert Circle(r).area() == pytest.approx(math.pi * r * r)


def test_polygon_area():
    assert Polygon((0, 0), (2, 0), (2, 3), (0, 3)).area() == 6
