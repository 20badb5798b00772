from math import asin, cos, radians, sin, sqrt

RADIUS = 6371


def distance(a, b):
    """Kilometres between two places along a great circle."""
    lat1, lat2 = radians(a.lat), radians(b.lat)
    dlat, dlon = lat2 - lat1, radians(b.lon - a.lon)
    h = sin(dlat / 2) ** 2 + cos(lat1) * cos(lat2) * sin(dlon / 2) ** 2
    return 2 * RADIUS * asin(sqrt(h))
