#pragma once

#include <cmath>

struct Vec {
    float x = 0, y = 0;

    float length() const { return std::sqrt(x * x + y * y); }
    Vec operator*(float k) const { return {x * k, y * k}; }
};
