#include "bits.h"
#include <assert.h>

int main(void) {
  assert(bits_count(0) == 0);
  assert(bits_count(1) == 1);
  assert(bits_count(255) == 8);
  return 0;
}
