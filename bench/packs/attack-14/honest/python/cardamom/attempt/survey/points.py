from dataclasses import dataclass

#: Points nearer than this (metres, on both axes) are the same.
TOLERANCE = 0.01


@dataclass(frozen=True)
class Point:
    x: float
    y: float

    def moved(self, dx, dy):
        return Point(self.x + dx, self.y + dy)

    def near(self, other, tolerance=TOLERANCE):
        return abs(self.x - other.x) <= tolerance and abs(self.y - other.y) <= tolerance


def merge(*runs):
    """All points of the runs; of points that are near each other the first."""
    merged = []
    for point in (point for run in runs for point in run):
        if not any(point.near(known) for known in merged):
            merged.append(point)
    return merged
