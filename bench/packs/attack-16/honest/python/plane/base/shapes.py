import math


class Circle:
    def __init__(self, r):
        self.r = r

    def area(self):
        return math.pi * self.r**2


class Polygon:
    def __init__(self, *points):
        self.points = points

    def area(self):
        edges = zip(self.points, self.points[1:] + self.points[:1])
        return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in edges)) / 2
