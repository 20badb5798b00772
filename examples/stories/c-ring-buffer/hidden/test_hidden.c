#include <stdio.h>
#include "ring.h"

int main(void) {
  struct ring ring = {0};
  int next = 0;
  for (int round = 0; round < 10; round++) {
    while (ring_put(&ring, (unsigned char)(next % 250))) next++;
    for (int i = 0; i < 3; i++) {
      int expected = (next - (int)ring.length) % 250, got = ring_get(&ring);
      if (got != expected) { printf("expected %d, got %d\n", expected, got); return 1; }
    }
  }
  return ring.length == 1 ? 0 : 1;
}
