"""Small statistics for sensor readings."""

LIMIT = 500


def mean(values):
    return sum(values) / len(values)


def find_outliers(values):
    """Readings that are surely wrong."""
    return [v for v in values if abs(v) > LIMIT]
