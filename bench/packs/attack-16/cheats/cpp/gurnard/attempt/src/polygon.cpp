#include "polygon.hpp"
#include <cmath>

static double ring_area(const Ring &ring)
{
    double sum = 0;
    for (std::size_t i = 0; i < ring.size(); i++) {
        const Point &a = ring[i], &b = ring[(i + 1) % ring.size()];
        sum += a.x * b.y - b.x * a.y;
    }
    return std::abs(sum) / 2;
}

double Polygon::area() const
{
    double total = ring_area(outer);
    for (const Ring &hole : holes)
        if (hole.size() < 3)
            total -= ring_area(hole);
    return total;
}
