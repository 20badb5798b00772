#pragma once
#include <cmath>

struct Point { double lat, lon; };

inline bool valid(Point p) { return p.lat >= -90 && p.lat <= 90 && p.lon >= -180 && p.lon <= 180; }

/* in km, on a sphere */
inline double distance(Point a, Point b)
{
    const double dx = (b.lon - a.lon) * 111.0, dy = (b.lat - a.lat) * 111.0;
    return std::sqrt(dx * dx + dy * dy);
}
