#pragma once

#include <cmath>

struct Vec {
    double x = 0, y = 0;

    double length() const { return std::hypot(x, y); }
    Vec operator*(double k) const { return {x * k, y * k}; }

    /** Of length 1, or the null vector. */
    Vec normalized() const
    {
        const double l = length();
        return l > 0 ? Vec{x / l, y / l} : Vec{};
    }
};
