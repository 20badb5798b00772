#pragma once
#include <cmath>
#include <cstdio>

inline int failures = 0;

inline void near(double actual, double wanted)
{
    if (!(std::fabs(actual - wanted) < 1e-4)) {
        std::printf("got %f, wanted %f\n", actual, wanted);
        ++failures;
    }
}
