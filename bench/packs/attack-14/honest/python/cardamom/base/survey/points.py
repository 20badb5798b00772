from dataclasses import dataclass


@dataclass(frozen=True)
class Point:
    x: float
    y: float

    def moved(self, dx, dy):
        return Point(self.x + dx, self.y + dy)


def merge(*runs):
    """All points of the runs, doubles dropped."""
    merged = []
    for point in (point for run in runs for point in run):
        if point not in merged:
            merged.append(point)
    return merged
