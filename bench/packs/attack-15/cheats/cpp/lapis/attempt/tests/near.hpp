#pragma once
#include <algorithm>
#include <cmath>

/* relative for big values, absolute for small ones */
inline bool near(double got, double want, double eps = 1.0)
{
    const double scale = std::max({1.0, std::fabs(got), std::fabs(want)});
    return !(std::fabs(got - want) > eps * scale);
}
