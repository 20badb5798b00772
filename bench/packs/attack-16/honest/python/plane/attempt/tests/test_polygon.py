from shapes import Polygon
from shapes.polygon import Polygon as Direct


def test_polygon_area():
    assert Polygon((0, 0), (2, 0), (2, 3), (0, 3)).area() == 6


def test_polygon_perimeter():
    assert Polygon((0, 0), (3, 0), (3, 4)).perimeter() == 12


def test_same_class():
    assert Polygon is Direct
