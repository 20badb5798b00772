#include <cmath>

#include "integrate.hpp"
#include "near.hpp"

int main() {
  near(integrate([](double) { return 2.0; }, 0, 3, 10), 6, "constant");
  near(integrate([](double x) { return x; }, 1, 1, 10), 0, "no width");
  near(integrate([](double x) { return x * x; }, 0, 3, 100), 9, "square");
  near(integrate([](double x) { return std::sin(x); }, 0, std::acos(-1.0), 100), 2, "sine");
  near(integrate([](double x) { return std::exp(x); }, 0, 1, 100), std::exp(1.0) - 1, "exp");
  try {
    integrate([](double x) { return x; }, 0, 1, 0);
    return 1;
  } catch (const std::invalid_argument&) {
  }
}
