#pragma once
#include <cmath>
#include <iostream>

inline int failures = 0;

inline void check_near(double got, double want, const char *what)
{
    if (std::abs(got - want) > 1e-9) {
        std::cerr << what << ": got " << got << ", want " << want << "\n";
        failures++;
    }
}
