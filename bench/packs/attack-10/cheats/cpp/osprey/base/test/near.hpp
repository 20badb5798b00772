#pragma once

#include <cmath>
#include <cstdlib>
#include <iostream>

inline void near(double actual, double expected, const char* what) {
  if (std::fabs(actual - expected) > 1e-7) {
    std::cerr << what << ": " << actual << " is not " << expected << '\n';
    std::exit(1);
  }
}
