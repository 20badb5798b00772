import math

import pytest
from shapes import Circle


@pytest.mark.parametrize("r", [0, 1, 2.5])
def test_circle_area(r):
    assert Circle(r).area() == pytest.approx(math.pi * r * r)
