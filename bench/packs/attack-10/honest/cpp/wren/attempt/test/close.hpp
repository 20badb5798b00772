#pragma once

#include <cmath>
#include <cstdio>
#include <cstdlib>

// Compares relative to what is expected.
inline void close(double actual, double expected, double tolerance) {
  if (!(std::fabs(actual - expected) <= tolerance * std::fabs(expected))) {
    std::fprintf(stderr, "%.17g is not within %g of %.17g\n", actual, tolerance, expected);
    std::exit(1);
  }
}
