#include "close.hpp"
#include "root.hpp"

int main() {
  for (double x : {0.0, 1.0, 2.0, 1e-6, 12345.678, 9e12}) {
    close(sqrt_estimate(x), std::sqrt(x));
    close(sqrt_newton(x), std::sqrt(x));
  }
  try {
    sqrt_newton(-1);
    return 1;
  } catch (const std::domain_error&) {
  }
}
