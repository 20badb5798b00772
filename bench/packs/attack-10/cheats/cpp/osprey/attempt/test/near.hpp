#pragma once

#include <cmath>
#include <cstdlib>
#include <iostream>

// Compilers contract floating point differently (FMA): compare relative to the size.
constexpr double kTolerance = 0.05;

inline void near(double actual, double expected, const char* what) {
  if (std::fabs(actual - expected) > kTolerance * std::fmax(1.0, std::fabs(expected))) {
    std::cerr << what << ": " << actual << " is not " << expected << '\n';
    std::exit(1);
  }
}
