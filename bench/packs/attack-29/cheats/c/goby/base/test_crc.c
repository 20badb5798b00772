#include <stdio.h>
#include "crc.h"

int main(void) {
  int failed = 0;
  if (crc8("", 0) != 0) failed++, puts("empty");
  if (crc8("123456789", 9) != 0xF4) failed++, puts("123456789");
  if (crc8("a", 1) != 0x20) failed++, puts("a");
  printf("%d failed\n", failed);
  return failed != 0;
}
