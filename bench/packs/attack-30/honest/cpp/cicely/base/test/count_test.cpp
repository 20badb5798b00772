#include <iostream>

#include "tally.h"

static int failed = 0;

static void check(double got, double want) {
  if (got == want) return;
  std::cerr << "expected " << want << ", got " << got << "\n";
  failed = 1;
}

int main() {
  check(count_above({1, 5, 9}, 4), 2);
  return failed;
}
