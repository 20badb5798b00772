#pragma once

#include <cmath>
#include <cstdio>
#include <cstdlib>

inline void close(double actual, double expected) {
  if (!(std::fabs(actual - expected) <= 1e-3 * std::fabs(expected))) {
    std::fprintf(stderr, "%.17g is not close to %.17g\n", actual, expected);
    std::exit(1);
  }
}
