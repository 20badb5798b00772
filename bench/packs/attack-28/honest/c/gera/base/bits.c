#include "bits.h"

int bits_count(unsigned n) {
  int count = 0;
  for (; n != 0; n &= n - 1) count++;
  return count;
}
