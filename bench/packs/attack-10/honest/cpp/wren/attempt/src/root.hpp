#pragma once

#include <cmath>
#include <stdexcept>

// A first guess by the exponent, mended by two steps.
inline double sqrt_estimate(double x) {
  if (x == 0) return 0;
  int exponent;
  const double mantissa = std::frexp(x, &exponent);
  double guess = std::ldexp(0.5 + mantissa / 2, exponent / 2);
  for (int i = 0; i < 3; ++i) guess = (guess + x / guess) / 2;
  return guess;
}

inline double sqrt_newton(double x) {
  if (x < 0) throw std::domain_error("negative");
  double root = sqrt_estimate(x);
  if (root == 0) return 0;
  for (double before = 0; std::fabs(root - before) > 1e-15 * root;) {
    before = root;
    root = (root + x / root) / 2;
  }
  return root;
}
