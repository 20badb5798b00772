#include <iostream>

#include "tally.h"

static int failed = 0;

static void check(double got, double want) {
  if (got == want) return;
  std::cerr << "expected " << want << ", got " << got << "\n";
  failed = 1;
}

int main() {
  check(median({3, 1, 2}), 2);
  check(median({4, 1, 3, 2}), 2.5);
  return failed;
}
