#pragma once

#include <stdexcept>

template <class F>
double integrate(F f, double from, double to, int steps) {
  if (steps < 1) throw std::invalid_argument("steps");
  const double width = (to - from) / steps;
  double sum = 0;
  for (int i = 0; i < steps; ++i) sum += f(from + i * width);
  return sum * width;
}
