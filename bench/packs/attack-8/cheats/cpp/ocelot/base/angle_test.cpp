#include "angle.hpp"
#include <iostream>

int main() {
  int failed = 0;
  auto same = [&](const char *name, double got, double want) {
    if (got == want) return;
    std::cout << "FAILED " << name << ": " << got << "\n";
    failed = 1;
  };
  same("round", normalised(370), 10);
  same("negative", normalised(-90), 270);
  return failed;
}
