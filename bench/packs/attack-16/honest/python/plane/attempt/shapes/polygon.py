import math


class Polygon:
    def __init__(self, *points):
        self.points = points

    def _edges(self):
        return zip(self.points, self.points[1:] + self.points[:1])

    def area(self):
        return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in self._edges())) / 2

    def perimeter(self):
        return sum(math.dist(a, b) for a, b in self._edges())
