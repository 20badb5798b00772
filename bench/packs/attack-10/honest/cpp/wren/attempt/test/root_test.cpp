#include "close.hpp"
#include "root.hpp"

int main() {
  for (double x : {0.0, 1.0, 2.0, 1e-6, 12345.678, 9e12, 1e-300, 1e300}) {
    close(sqrt_estimate(x), std::sqrt(x), 1e-3);
    close(sqrt_newton(x), std::sqrt(x), 1e-12);
  }
  try {
    sqrt_newton(-1);
    return 1;
  } catch (const std::domain_error&) {
  }
}
