#include "bits.h"
#include "check.h"

int main(void) {
  CHECK(bits_count(0) == 0);
  CHECK(bits_count(1) == 1);
  CHECK(bits_count(255) == 8);
  return checks_failed != 0;
}
