#pragma once

#include <cmath>
#include <cstdio>

static int failures;

inline void near_(double got, double want, int line, double tolerance = 1e-4)
{
    if (!(std::fabs(got - want) <= tolerance)) {
        std::printf("line %d: %.15g, want %.15g\n", line, got, want);
        failures++;
    }
}

#define NEAR(got, want) near_(got, want, __LINE__)
